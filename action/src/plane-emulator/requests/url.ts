/** What Plane's validator takes for a URL: stricter on hosts than browsers are (a host needs a dot). */

const SCHEMES = ['http', 'https', 'ftp', 'ftps'];
const MAX_LENGTH = 2048;

export function isUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || /[\t\r\n]/.test(text)) return false;
  const [, scheme = '', rest = ''] = /^([a-z0-9.+-]+):\/\/(.*)$/is.exec(text) ?? [];
  if (!SCHEMES.includes(scheme.toLowerCase()) || /\s/u.test(rest)) return false;
  const authority = rest.split(/[/?#]/, 1)[0] ?? '';
  const at = authority.lastIndexOf('@');
  if (at >= 0 && !/^[^:@/]+(:[^:@/]*)?$/.test(authority.slice(0, at))) return false;
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority.slice(at + 1)) ?? [];
  return (port === undefined || /^\d{1,5}$/.test(port)) && isHost(host);
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1));
  return isIPv4(host) || host.toLowerCase() === 'localhost' || isDomain(host);
}

function isIPv4(host: string): boolean {
  const parts = host.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIPv6(host: string): boolean {
  return /^[0-9a-f:.]+$/i.test(host) && URL.canParse(`http://[${host}]/`);
}

/** Two labels at least; the last has no digits unless it is punycode, and may be followed by a dot. */
function isDomain(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  const top = labels.pop() ?? '';
  if (host.length > 253 || labels.length === 0 || !labels.every(isDomainLabel)) return false;
  if (/^xn--[a-z0-9]{1,59}$/i.test(top)) return true;
  return /^[a-z\u00a1-\uffff-]{2,63}$/i.test(top) && !top.startsWith('-') && !top.endsWith('-');
}

function isDomainLabel(label: string): boolean {
  return /^[a-z\u00a1-\uffff0-9-]{1,63}$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
