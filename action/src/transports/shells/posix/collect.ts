/** What is read back from run directories, as shell functions: each different list once, however many runs share it. */
import type { CollectItem } from '../../../ports/operation.ts';
import { isShared } from '../answer/lists.ts';
import type { Lists } from '../answer/lists.ts';
import { quote } from './quote.ts';

/** Room for the path that a search puts before each line it finds; longer paths only cost bytes of the line. */
const PATH_ROOM = 400;

/** The functions `cN` (ended) and `hN` (running), and the searches over all runs that go to the end of the script. */
export function collectors(lists: Lists): {
  readonly functions: readonly string[];
  readonly searches: readonly string[];
} {
  const functions: string[] = [];
  const searches: string[] = [];
  for (const [key, number] of lists.ended) {
    functions.push(`c${number}(){`, ':', ...itemsOf(key).map((item, at) => takeLine(at, item)), '}');
  }
  for (const [key, number] of lists.running) {
    functions.push(`h${number}(){`, ':');
    itemsOf(key).forEach((item, at) => {
      if (!isShared(item)) return functions.push(takeLine(at, item));
      const files = `F${number}_${at}`;
      searches.push(`many g${number}.${at} ${item.max_bytes + PATH_ROOM} ${quote(item.needle)} "$${files}"`);
      return functions.push(
        `f=$D/${quote(item.file)};if [ -f "$f" ]&&[ ! -L "$f" ];then ${files}=$${files}$n$f e=\${e}1;else e=\${e}0;fi`,
      );
    });
    functions.push('}');
  }
  return { functions, searches };
}

function itemsOf(key: string): readonly CollectItem[] {
  return JSON.parse(key) as readonly CollectItem[];
}

/** The line that reads one thing; `at` is its place in its list. */
export function takeLine(at: number, item: CollectItem): string {
  const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
  const needle = item.op === 'grep' ? ` ${quote(item.needle)}` : '';
  return `take ${at} ${op} ${quote(item.file)} ${item.max_bytes}${needle}`;
}

/**
 * `take J OP NAME BYTES [NEEDLE]`: one thing to read back as one line of base64; what is longer than 600 bytes is packed
 * where gzip is at hand. NAME may lie in one folder of D.
 * `pick`: reads from descriptor 3, which was opened by that name, and nothing unless that is a plain file which is
 * there by that name with no link on the way: an agent could point one anywhere, and change it between a look and a read. Each look is
 * repeated: who changed the name in step with one pair of looks, which a busy machine draws out, would have to do so with all of them.
 * Systems without `/dev/fd` only have the look.
 * `many KEY BYTES NEEDLE FILES`: the first line with NEEDLE of every file (one a line), by one search for all of them. It
 * reads by name, what was no link a moment ago; the answer is one line that holds NEEDLE.
 */
export const COLLECT = `z=b;command -v gzip >/dev/null 2>&1&&z=z
enc(){
if [ $z = z ];then gzip -c|b64;else b64;fi
}
linked(){ [ -L "$D/\${1%/*}" ]||[ -L "$D/$1" ];}
pick(){
for _a in 1 2 3 4;do
linked "$3"&&return
[ ! -e /dev/fd/3 ]||{ [ /dev/fd/3 -ef "$D/$3" ]&&[ -f /dev/fd/3 ];}||return
done
linked "$3"&&return
case $2 in
r)head -c "$4" <&3;;
t)tail -c "$4" <&3;;
g)grep -am1 -F -e "$5" <&3|head -c "$4";;
l)grep -a -F -e "$5" <&3|tail -n 1|head -c "$4";;
esac
}
take(){
f=$D/$3
[ -e "$f" ]||{ echo "$N $i.$1 -";return;}
{ [ -f "$f" ]&&[ -s "$f" ]&&! linked "$3";}||{ echo "$N $i.$1 b";return;}
x=$({ pick "$@" 3<"$f"|head -c 600|b64;} 2>/dev/null)
if [ \${#x} -lt 800 ];then echo "$N $i.$1 b $x"
else printf '%s' "$N $i.$1 $z ";{ pick "$@" 3<"$f"|enc;} 2>/dev/null;echo;fi
}
many(){
[ "$4" ]||return
printf '%s' "$N $1 $z ";o=$IFS;IFS=$n;set -f
grep -aHm1 -F -e "$3" $4 2>/dev/null|cut -b "1-$2"|enc
set +f;IFS=$o;echo
}
`;
