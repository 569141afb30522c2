/**
 * A small library for the stand-ins of Windows: processes as /proc tells, and who owns a file. PowerShell itself takes fifty
 * milliseconds of processor for a list, which every start, look and watchdog asks for again and again.
 */
import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** `Listed SHIM`: rows as scripts have them; the words of the program SHIM are no command line. `Born PID`: field 22; null: no such process, or a zombie. */
const SOURCE = String.raw`
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
public static class AgentdTest {
  static string[] Fields(string id) {
    var stat = File.ReadAllText("/proc/" + id + "/stat");
    return stat.Substring(stat.LastIndexOf(") ") + 2).Split(' ');
  }
  public static Hashtable[] Listed(string shim) {
    var rows = new List<Hashtable>();
    foreach (var folder in Directory.GetDirectories("/proc")) {
      var id = Path.GetFileName(folder);
      if (id[0] < '0' || id[0] > '9') continue;
      try {
        var part = Fields(id);
        var words = File.ReadAllText(folder + "/cmdline").Replace('\0', ' ');
        var row = new Hashtable(StringComparer.OrdinalIgnoreCase);
        row["p"] = id;
        row["q"] = part[1];
        row["s"] = part[19];
        row["c"] = shim.Length > 0 && words.StartsWith(shim + " -", StringComparison.Ordinal) ? "" : words;
        rows.Add(row);
      } catch (IOException) {} catch (UnauthorizedAccessException) {}
    }
    return rows.ToArray();
  }
  public static string Born(string id) {
    try {
      var part = Fields(id);
      return part[0] == "Z" || part[0] == "X" ? null : part[19];
    } catch (IOException) { return null; } catch (UnauthorizedAccessException) { return null; }
  }
  [DllImport("libc")] static extern uint geteuid();
  [DllImport("libc")] static extern int statx(int folder, string path, int flags, uint mask, byte[] told);
  public static bool Owned(string path) {
    var told = new byte[256];
    if (statx(-100, path, 0, 8, told) != 0) throw new IOException(path);
    return BitConverter.ToUInt32(told, 20) == geteuid();
  }
}`;

/** The path of that library, which holds no quote. */
export function listingLibrary(pwsh: string): string {
  const key = createHash('sha256').update(SOURCE).update(pwsh).digest('hex').slice(0, 16);
  return join(tmpdir(), `agentd-test-library-${process.getuid?.() ?? 0}`, `${key}.dll`);
}

/** Makes it, once for a machine. */
export function makeListingLibrary(pwsh: string): void {
  const path = listingLibrary(pwsh);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const made = join(dirname(path), `${randomBytes(6).toString('hex')}.dll`);
  const script = `Add-Type -OutputAssembly '${made}' -TypeDefinition @'\n${SOURCE}\n'@\n`;
  const { status, stderr } = spawnSync(pwsh, ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PowerShell could not make the library of these tests: ${stderr}`);
  renameSync(made, path);
}
