/**
 * A small library for the stand-ins of Windows: processes as /proc tells, and who owns a file. PowerShell itself takes fifty
 * milliseconds of processor for a list, which every start, look and watchdog asks for again and again.
 */
import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testLibrary } from './thrifty.ts';

/**
 * `Listed`: rows as scripts have them. `Await WORDS`: returns once a command line holds them. `Born PID`: field 22; null: no such process, or a
 * zombie. Files are read by the system's own calls: .NET's cost five times as much, and there are hundreds in each list.
 */
const SOURCE = String.raw`
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
public static class AgentdTest {
  [DllImport("libc")] static extern int open(byte[] path, int flags);
  [DllImport("libc")] static extern nint read(int file, byte[] into, nint most);
  [DllImport("libc")] static extern int close(int file);
  [ThreadStatic] static byte[] piece;
  static string Text(string id, string name) {
    var file = open(Encoding.ASCII.GetBytes("/proc/" + id + "/" + name + "\0"), 0x80000);
    if (file < 0) throw new IOException(id);
    if (piece == null) piece = new byte[65536];
    try {
      for (var text = "";;) {
        var size = (int)read(file, piece, piece.Length);
        if (size < 0) throw new IOException(id);
        text += Encoding.UTF8.GetString(piece, 0, size);
        if (size < piece.Length) return text;
      }
    } finally { close(file); }
  }
  static string[] Fields(string id) {
    var stat = Text(id, "stat");
    return stat.Substring(stat.LastIndexOf(") ") + 2).Split(' ');
  }
  static IEnumerable<string> Ids() {
    foreach (var folder in Directory.GetDirectories("/proc")) {
      if (folder[6] >= '0' && folder[6] <= '9') yield return folder.Substring(6);
    }
  }
  public static Hashtable[] Listed() {
    var rows = new List<Hashtable>();
    foreach (var id in Ids()) {
      try {
        var part = Fields(id);
        var row = new Hashtable(StringComparer.OrdinalIgnoreCase);
        row["p"] = id;
        row["q"] = part[1];
        row["s"] = part[19];
        row["c"] = Text(id, "cmdline").Replace('\0', ' ');
        rows.Add(row);
      } catch (IOException) {}
    }
    return rows.ToArray();
  }
  public static void Await(string words) {
    for (var look = 0; look < 1200; look++) {
      foreach (var id in Ids()) {
        try { if (Text(id, "cmdline").Replace('\0', ' ').Contains(words)) return; } catch (IOException) {}
      }
      Thread.Sleep(50);
    }
  }
  public static string Born(string id) {
    try {
      var part = Fields(id);
      return part[0] == "Z" || part[0] == "X" ? null : part[19];
    } catch (IOException) { return null; }
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
  return join(testLibrary(), `${key}.dll`);
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
