export const id=4319;export const ids=[4319];export const modules={36889:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>calledFiles});var _template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18112);let READERS=/^(?:sh|bash|dash|zsh|ksh|mksh|ash|fish|pwsh|powershell|python[\d.]*|node|deno|bun|perl|ruby|php)(?:\.exe)?$/i;function calledFiles(template,script,{bins,os}){let{words}=(0,_template_js__WEBPACK_IMPORTED_MODULE_0__.xV)(template),at=words.findIndex(word=>!/^[A-Za-z_][A-Za-z0-9_]*=/.test(word)&&word!==`&`),first=words[at];if(first===void 0)return[];let program=filled(Object.hasOwn(bins,first)?bins[first]??first:first,script,os),read=READERS.test(baseName(program??``))?filled(fileWord(words.slice(at+1),os),script,os):null;return[...(program!==null&&(isPath(program,os)||first.startsWith(`{repo}`))?[program]:[]).map(path=>calledFile(path,{executed:!0,what:first.includes(`{script}`)?`script`:`program`},os)),...read===null?[]:[calledFile(read,{executed:!1,what:`script`},os)]]}function calledFile(path,how,os){return{path,relative:!(os===`windows`?/^(?:[A-Za-z]:[\\/]|[\\/])/:/^\//).test(path),...how}}function fileWord(words,os){let script=words.find(word=>word.includes(`{script}`));if(script!==void 0)return script;if(words.some(word=>INLINE.test(word)))return;let at=words.findIndex(word=>!word.startsWith(`-`)),word=words[at];return word!==void 0&&(at===0||isPath(word,os))?word:void 0}let INLINE=/^-(?:[a-z]*[cem]|Command|EncodedCommand)$/i;function filled(word,script,os){if(word===void 0)return null;let whole=word.replace(/^\{repo\}[\\/]/,``).replace(`{script}`,()=>script??`{script}`);return whole===``||(os===`windows`?/[{$*%]/:/[{$*`\\]|^~/).test(whole)?null:whole}function isPath(word,os){return os===`windows`?/[\\/]/.test(word):word.includes(`/`)}function baseName(path){return path.replace(/^.*[\\/]/,``)}}),72720:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>unknownTerminal,_:()=>chosenTerminals});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_nearest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14474);function chosenTerminals(config,names){let all=Object.keys(config.terminals),unknown=names.find(name=>!all.includes(name));if(unknown!==void 0)throw unknownTerminal(config,unknown);return names.length===0?all:all.filter(name=>names.includes(name))}function unknownTerminal({terminals},name){let all=Object.keys(terminals);return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`terminal-unknown`,message:`There is no terminal named ${name} in the configuration.`,remedy:(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__.au)(name,all,`Use one of: ${all.join(`, `)}.`),retry:!1})}}),36106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l6:()=>lastGoodOf,qB:()=>NAMED,zh:()=>recalled});var _schema_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18118);let OF_TERMINALS=[`transport`,`os`,`repo`,`run_root`,`plane_user`,`token_key`,`executors`,`accounts`,`isolation`,`utc_offset`,...__webpack_require__(39252).n];function lastGoodOf(config){let{plane,warpgate,iteration_cap,limits,retry,notices,pull_requests}=config;return plain({plane,projects:each(config.projects,ofProject),terminals:each(config.terminals,ofTerminal),warpgate:warpgate===void 0?void 0:ofWarpgate(warpgate),executors:each(config.executors,ofExecutor),iteration_cap,limits,retry,notices,pull_requests})}function ofProject(project){let{states,routing,default_executor,require_label,repos,iteration_cap}=project,leading=Object.entries(routing.by_label).filter(([,{terminal}])=>terminal!==void 0),by_label=Object.fromEntries(leading.map(([label,{terminal}])=>[label,{terminal}]));return{states,routing:{by_assignee:routing.by_assignee,by_label},default_executor,require_label,repos,iteration_cap}}function ofTerminal(terminal){let fields=OF_TERMINALS.map(key=>[key,terminal[key]]);return Object.fromEntries(fields.filter(([,value])=>!isEmpty(value)))}function ofWarpgate({relay:_,vault_config:__,...rest}){return rest}function ofExecutor({adapter,resume,default_model,token_key}){return{adapter,default_model,resume:resume===void 0?void 0:`{thread}`,token_key}}function isEmpty(value){return typeof value==`object`&&!!value&&Object.keys(value).length===0}function each(table,of){return Object.fromEntries(Object.entries(table).map(([name,entry])=>[name,of(entry)]))}function plain(value){return JSON.parse(JSON.stringify(value))}let NAMED=[`projects`,`terminals`,`executors`];function recalled(kept,besides){let copy={...structuredClone(kept),...besides};for(;;){let parsed=_schema_js__WEBPACK_IMPORTED_MODULE_0__.TS.safeParse(copy);if(parsed.success)return parsed.data;if(!parsed.error.issues.map(issue=>(issue.code===`unrecognized_keys`&&issue.path.length===0?issue.keys:[issue.path[0]]).map(section=>leaveOut(copy,String(section),issue.path[1])).some(Boolean)).some(Boolean))return null}}function leaveOut(root,section,name){let table=root[section],[from,key]=name!==void 0&&NAMED.some(known=>known===section)&&isTable(table)?[table,String(name)]:[root,section];return Object.hasOwn(from,key)?(delete from[key],!0):!1}function isTable(value){return typeof value==`object`&&!!value&&!Array.isArray(value)}}),53949:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{p:()=>pastedWrong});let BEGIN=/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/,MARKS=/-----(?:BEGIN|END) [A-Z0-9 ]+-----/g;function pastedWrong(text){let key=text.trim();return BEGIN.test(key)?/^(["'`]).*\1$/s.test(key)?`quotes around it`:key.includes(`
`)?key.split(/\r?\n/).some((line,index)=>index>0&&/^[ \t]/.test(line)||/[ \t]$/.test(line))?`blanks at the ends of its lines`:null:key.includes(`\\n`)?`the two characters \\n where line ends belong`:key.includes(`\r`)?`carriage returns alone where line ends belong`:/\s/.test(key.replace(MARKS,``))?`blanks where line ends belong`:`no line ends`:null}}),91167:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IZ:()=>trusted,JW:()=>sealed,yb:()=>sealedBefore});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);function sealed(kept,config,env){let{plane,terminals}=config,seals=[plane.token_key,...Object.values(terminals).map(({token_key})=>token_key)].flatMap(name=>{let seal=sealOf(name,plane,env);return seal===null?[]:[[name,seal]]});return{...kept,seals:Object.fromEntries(seals)}}function sealedBefore(kept,before){let plane=tableIn(kept,`plane`),then=tableIn(before,`plane`);if(plane.base_url!==then.base_url||plane.workspace!==then.workspace)return kept;let terminals=Object.values(tableIn(kept,`terminals`)).map(terminal=>tableOf(terminal)),names=new Set([plane,...terminals].map(named=>named.token_key)),old=Object.entries(tableIn(before,`seals`)).filter(([name])=>names.has(name));return{...kept,seals:{...Object.fromEntries(old),...tableIn(kept,`seals`)}}}function tableIn(kept,section){return tableOf(kept?.[section])}function tableOf(value){return typeof value==`object`&&value&&!Array.isArray(value)?value:{}}function trusted(config,kept,env){let{plane,terminals}=config,seals=new Map(Object.entries(tableIn(kept,`seals`))),bears=name=>{let seal=sealOf(name,plane,env);return seal===null||seals.get(name)===seal};if(!bears(plane.token_key))return null;let good=Object.entries(terminals).filter(([,{token_key}])=>bears(token_key));return{...config,terminals:Object.fromEntries(good)}}function sealOf(name,{base_url,workspace},env){let token=(env[name]??``).trim();return token===``?null:(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)(`sha256`,token).update(`${base_url}\n${workspace}`).digest(`hex`).slice(0,32)}}),61781:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>barredByUnset,m:()=>missingSecrets});var _barred_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(17794),_named_secrets_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44445),_secrets_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(34305);function missingSecrets(config,env){return(0,_named_secrets_js__WEBPACK_IMPORTED_MODULE_1__.Fj)(config).filter(({key})=>isUnset(env[key])).map(secret=>({...secret,stops:stopsWithout(config,secret.key)}))}function stopsWithout(config,missing){let uses=(0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__.D)(config),others=uses.filter(({key})=>key!==missing).map(({key})=>[key,`set`]),barred=barredByUnset(config,Object.fromEntries(others));if((0,_barred_js__WEBPACK_IMPORTED_MODULE_0__.h_)(barred))return(0,_barred_js__WEBPACK_IMPORTED_MODULE_0__.cB)(barred);let use=uses.find(({key})=>key===missing);return use?.kind===`notice address`?`These notices are not sent`:use?.kind===`GitHub token`?`No pull request gets a status comment`:`Warpgate is no second way to any terminal`}function isUnset(value){return(value??``).trim()===``}function barredByUnset(config,env){let unset=(0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__.D)(config).filter(({key})=>isUnset(env[key])),terminals=new Map,executors=new Map,all=null,needed=[];for(let use of unset){let[section,name]=use.path,why=`${use.key} is not set`;if(section===`plane`&&name===`token_key`)all=why;else if(section===`terminals`)put(terminals,String(name),why);else if(section===`executors`)put(executors,String(name),why);else if(section===`warpgate`){let behind=withoutOtherWay(config);if(behind.length===0)continue;for(let terminal of behind)put(terminals,terminal,why)}else continue;needed.push(use)}let bar={all,projects:new Map,terminals,executors};if(needed.length===0)return{...bar,problems:[]};let names=[...new Set(needed.map(({key})=>key))].join(`, `),problem={code:needed.some(({kind})=>kind===`plane token`)?`plane-token-missing`:`secret-missing`,message:`No value for ${names} in the environment. ${(0,_barred_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(bar)}`,remedy:"Set the variables that the configuration names; `agentd check-config` prints the env block.",retry:!1};return{...bar,problems:[problem]}}function put(reasons,name,why){reasons.has(name)||reasons.set(name,why)}function withoutOtherWay({terminals}){return Object.entries(terminals).flatMap(([name,{transport}])=>transport===`warpgate-ssh`?[name]:[])}}),77252:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>withClosedFence});let FENCE=/^([ >]*(?:(?:[-*+]|\d{1,9}[.)]) +)*)(`{3,}(?=[^`]*$)|~{3,})/;function withClosedFence(text){let fence=null,before=``;for(let line of text.split(`
`)){let[,prefix=``,bar]=FENCE.exec(line)??[];bar!==void 0&&(fence===null?(fence=bar,before=prefix.replace(/[^ >]/g,` `)):bar.startsWith(fence)&&line.trimEnd().endsWith(bar)&&(fence=null))}return fence===null?text:`${text.trimEnd()}\n${before}${fence}`}}),95282:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>adapterOf});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_claude_code_adapter_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73681),_codex_adapter_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15533),_mock_adapter_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(71508),_shell_adapter_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16414);function adapterOf(name){switch(name){case`codex`:return _codex_adapter_js__WEBPACK_IMPORTED_MODULE_2__.T;case`claude-code`:return _claude_code_adapter_js__WEBPACK_IMPORTED_MODULE_1__.N;case`shell`:return _shell_adapter_js__WEBPACK_IMPORTED_MODULE_4__.E;case`mock`:return _mock_adapter_js__WEBPACK_IMPORTED_MODULE_3__.C;case`http`:throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`adapter-http`,message:`The http executor has no command line and cannot run on a terminal.`,remedy:"Use codex, claude-code, shell or mock in `terminals.<name>.executors`.",retry:!1})}}}),71508:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>mockAdapter,o:()=>mockCommand});var _core_state_thread_id_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64509),_output_answer_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46207),_output_last_frame_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15730),_terminal_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90127);let STDOUT=`stdout.txt`,STATUS=`mock-status `,mockAdapter={name:`mock`,stdout_name:STDOUT,collect:[{op:`read`,file:_output_answer_file_js__WEBPACK_IMPORTED_MODULE_2__.w6,max_bytes:262144},{op:`grep`,file:STDOUT,needle:`mock-thread `,pick:`first`,max_bytes:512},{op:`tail`,file:`stderr.txt`,max_bytes:4096},{op:`grep`,file:STDOUT,needle:STATUS,pick:`last`,max_bytes:512},{op:`tail`,file:STDOUT,max_bytes:4096}],collect_running:[{op:`grep`,file:STDOUT,needle:`mock-thread `,pick:`first`,max_bytes:512}],read(collected,facts){let[last=null,thread=null,tail=null,status=null,stdout=null]=collected,thread_id=threadIn(thread)??facts.asked_thread,final=finalIn(status),last_message=final!==null||facts.exit_code===null||facts.exit_code>128?null:last,complaint=(tail??``).trim();return{last_message,exit_code:facts.exit_code,thread_id,log_paths:(0,_output_last_frame_js__WEBPACK_IMPORTED_MODULE_0__.P8)(facts.dir,[STDOUT,`stderr.txt`]),tail:complaint===``?lastEventIn(stdout):complaint,...final===null?{}:{final,reported_failure:!0},...last_message===null?{}:{message_path:(0,_output_last_frame_js__WEBPACK_IMPORTED_MODULE_0__.lW)(facts.dir,facts.answer_file)},...facts.asked_thread===null?{}:{resumed_same_thread:thread_id===facts.asked_thread}}},threadOf:([thread=null])=>threadIn(thread)};function threadIn(line){return line===null?null:(0,_core_state_thread_id_js__WEBPACK_IMPORTED_MODULE_3__.sV)(/mock-thread (\S+)/.exec(line)?.[1]??null)}function finalIn(line){return line===`${STATUS}failed`?`failed`:line===`${STATUS}cancelled`?`interrupted`:null}function lastEventIn(stdout){return(stdout??``).split(`
`).findLast(line=>line.startsWith(`{`))??``}function eventLine(event){let hex=char=>`\\u${char.charCodeAt(0).toString(16).padStart(4,`0`)}`;return JSON.stringify(event).replace(/[^ -~]|\{(?=[a-z_]+\})/g,hex)}function mockCommand(mock,n,run,os){let message=nth(mock.messages,n)??mock.message??`[review] done`,code=nth(mock.exit_codes,n)??mock.exit_code,thread=run.thread_id??`mock-${run.run_id}`,seconds=mock.delay_ms/1e3,events=mock.events.map(eventLine),status=mock.status===`success`?[]:[`${STATUS}${mock.status}`];if(os===`windows`){let bytes=text=>`[Convert]::FromBase64String('${Buffer.from(text,`utf8`).toString(`base64`)}')`,say=line=>`Write-Output ${(0,_terminal_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(line,os,!0)}`;return[...[`mock-thread ${thread}`,...events].map(say),`Start-Sleep -Milliseconds ${mock.delay_ms}`,...mock.tail===``?[]:[`[Console]::Error.WriteLine([Text.Encoding]::UTF8.GetString(${bytes(mock.tail)}))`],...status.map(say),`[IO.File]::WriteAllBytes('{out}', ${bytes(message)})`,`exit ${code}`].join(`; `)}let quoted=text=>`'${text.replaceAll(`'`,String.raw`'\''`)}'`,say=line=>`printf '%s\\n' ${quoted(line)}`;return[...[`mock-thread ${thread}`,...events].map(say),`sleep ${seconds}`,...mock.tail===``?[]:[`printf '%s\\n' ${quoted(mock.tail)} >&2`],...status.map(say),...message===``?[]:[`printf '%s' ${quoted(message)} > '{out}'`],`exit ${code}`].join(`; `)}function nth(list,n){return list===void 0||list.length===0?void 0:list[Math.min(n,list.length)-1]}}),51610:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>INJECTED_FAULT});let INJECTED_FAULT={code:`injected-fault`,message:`The mock executor was told to fail here.`,remedy:`Take fail_start or fail_answer out of its config.`,retry:!0}}),35899:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>CommandLineExecutor});var _config_atoms_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(53674),_core_routing_route_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(74965),_core_state_thread_id_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(64509),_errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84282),_config_called_files_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(36889),_adapters_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(95282),_output_answer_file_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(46207),_claude_code_chosen_session_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(72772),_mock_adapter_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(71508),_git_record_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18223),_file_notice_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18892),_run_handle_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(21263),_run_reader_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(5642),_template_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(90127),_worktree_windows_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(856),_worktree_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(5124);class CommandLineExecutor extends _run_reader_js__WEBPACK_IMPORTED_MODULE_9__.b1{name;resume;#config;#terminal;#paths;constructor(name,terminal,config,paths){let executor=config.executors[name],machine=config.terminals[terminal];if(executor===void 0||machine===void 0)throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL({code:`executor-unknown`,message:`The config has no executor ${name} or no terminal ${terminal}.`,remedy:`Add it, or take the run’s route out of the config.`,retry:!1});super((0,_adapters_js__WEBPACK_IMPORTED_MODULE_3__.n)(executor.adapter)),this.name=name,this.resume=(0,_core_routing_route_js__WEBPACK_IMPORTED_MODULE_1__.K)(executor),this.#config=executor,this.#terminal=machine,this.#paths=paths}handle(run){let dir=this.#paths.join(this.#paths.run_root,run.dir_name);return(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_8__.hA)({dir,task:`agentd-${run.dir_name}`,item_id:run.item_id},this.adapter.name)}start(run,replaces){let handle=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_8__.S$)(this.handle(run));return{op:`start`,launch:{task:handle.task,dir:handle.dir,item_id:handle.item_id,cwd:run.repo,command:this.#isolated(run,handle.dir),program:this.#program(run),stdout_name:this.adapter.stdout_name,files:{"prompt.md":run.prompt},limit_s:run.limit_s,stall_s:run.stall_s,survivors:this.#config.survivors},replaces:replaces.map(earlier=>(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_8__.S$)(earlier).dir)}}get injected_fault(){let{mock}=this.#config;return mock?.fail_start===!0?`fail_start`:mock?.fail_answer===!0?`fail_answer`:null}#isolated(run,dir){if(this.#terminal.isolation!==`worktree`)return this.command(run,dir);let paths=this.#paths,worktree=(0,_worktree_js__WEBPACK_IMPORTED_MODULE_12__.bF)(run.run_id,key=>paths.join(paths.run_root,`worktrees`,key),this.#terminal.push??null,paths.join(dir,_git_record_js__WEBPACK_IMPORTED_MODULE_6__.hg)),command=this.command({...run,repo:worktree.path},dir);return this.#terminal.os===`windows`?(0,_worktree_windows_js__WEBPACK_IMPORTED_MODULE_11__.w)(command,worktree):(0,_worktree_js__WEBPACK_IMPORTED_MODULE_12__.xP)(command,worktree)}command(run,dir){mustBePlain(run);let template=this.#template(run),values={repo:run.repo,model:run.model,effort:run.effort,tier:run.tier,out:this.#paths.join(dir,..._output_answer_file_js__WEBPACK_IMPORTED_MODULE_13__.w6.split(`/`)),thread:run.thread_id??(this.#config.adapter===`claude-code`?(0,_claude_code_chosen_session_js__WEBPACK_IMPORTED_MODULE_4__.N)(run.dir_name):null),script:run.script,run_dir:dir},terminal=this.#config.adapter===`mock`&&this.#terminal.os===`windows`?{...this.#terminal,wrap:void 0}:this.#terminal,line=(0,_template_js__WEBPACK_IMPORTED_MODULE_10__.ay)(template,values,this.#config,terminal);return terminal.wrap!==void 0||this.#config.adapter===`mock`?line:(0,_file_notice_js__WEBPACK_IMPORTED_MODULE_7__.H)(line,(0,_config_called_files_js__WEBPACK_IMPORTED_MODULE_14__.V)(template,run.script,terminal),terminal.os)}#program(run){return(0,_template_js__WEBPACK_IMPORTED_MODULE_10__.oQ)(this.#template(run),this.#terminal)??``}#template(run){if(this.#config.adapter===`mock`){let mock=this.#config.mock??EMPTY_MOCK;return(0,_mock_adapter_js__WEBPACK_IMPORTED_MODULE_5__.o)(mock,numberOf(run.run_id),run,this.#terminal.os)}let template=run.thread_id!==null&&this.resume?this.#config.resume:this.#config.run;if(template!==void 0)return template;throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL({code:`executor-template`,message:`executors.${this.name} has no ${run.thread_id===null?`run`:`resume`} template.`,remedy:`Add the command template.`,retry:!1})}}function mustBePlain({model,effort,tier,thread_id}){let what=Object.entries({model,effort,tier}).find(([,value])=>value!==null&&!_config_atoms_js__WEBPACK_IMPORTED_MODULE_0__.K1.test(value))?.[0]??(thread_id===null||(0,_core_state_thread_id_js__WEBPACK_IMPORTED_MODULE_15__.wr)(thread_id)?null:`conversation`);if(what!==null)throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL({code:`value-refused`,message:`The ${what} of this run is not a plain word, so it is not put on a command line.`,remedy:"Correct the label that it comes from, and give the run up with `agentd release`.",retry:!1})}let EMPTY_MOCK={delay_ms:0,exit_code:0,tail:``,status:`success`,events:[],fail_start:!1,fail_answer:!1};function numberOf(run_id){return Number(/-(\d+)$/.exec(run_id)?.[1]??1)}}),18892:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>withNotice,o:()=>LOOK});var _core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38412),_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90127);let LOOK=`stub() { case $1 in */python3|*/git) ;; *) return 1;; esac
[ -e "\${1%/*}/xcode-select" ] || return
l=$("\${1%/*}/xcode-select" -p) && [ "$l" ] && [ -x "$l/usr/bin/\${1##*/}" ] && return 1
echo "stub \${1##*/}"; }
look() { (
[ -e "$1" ] || { echo missing; exit; }
[ -f "$1" ] || { echo folder; exit; }
[ "$2" ] || { [ -r "$1" ] || echo unreadable; exit; }
[ -x "$1" ] || { echo not-executable; exit; }
stub "$1" && exit
l=$(head -c 300 "$1" | tr -d '\\000' | head -n 1)
case $l in '#!'*) ;; *) exit;; esac
case $l in *"$(printf '\\r')"*) echo crlf; exit;; esac
set -f
set -- \${l#??}
[ -x "$1" ] || { echo "interpreter $1"; exit; }
case $1 in */env) ;; *) stub "$1"; exit;; esac
[ "$2" = -S ] && shift
case $2 in ''|-*|*=*) ;; *) if l=$(command -v "$2"); then stub "$l"; else echo "interpreter $2"; fi;; esac
) 2>/dev/null; }`;function withNotice(command,files,os){if(files.length===0)return command;if(os===`windows`)return[...files.map(lookedAtOnWindows),command].join(`
`);let looks=files.map(({path,executed,what,relative})=>{let word=(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(path,os,!0),start=(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(`${_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.prefix}${what}${_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.between}`,os,!0),end=(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(`${_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.between}${path}${_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.between}`,os,!0);return`w=$(look ${word}${executed?` 1`:``}); [ -z "$w" ] || echo ${start}"$w"${end}${relative?`"$PWD"`:`-`}`});return[`( ${LOOK}`,...looks,`) >&2`,command].join(`
`)}function lookedAtOnWindows({path,what,relative}){let parts=[`${_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.prefix}${what}`,`missing`,path,relative?``:`-`].join(_core_verdict_file_fault_js__WEBPACK_IMPORTED_MODULE_0__.XJ.between),text=`${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(parts,`windows`,!0)}${relative?`+(Get-Location).ProviderPath`:``}`;return`if(!(${`Test-Path -LiteralPath ${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(path,`windows`,!0)} -PathType Leaf`})){[Console]::Error.WriteLine(${text})}`}}),18223:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{hg:()=>GIT_RECORD,nl:()=>gitRecordIn,zZ:()=>GIT_RECORD_ITEM});let GIT_RECORD=`git.txt`,GIT_RECORD_ITEM={op:`read`,file:GIT_RECORD,max_bytes:8192};function gitRecordIn(text){let lines=(text??``).split(`
`).map(line=>{let[,word=``,rest=``]=/^(\S+) ?(.*)$/.exec(line.replace(/\r$/,``))??[];return{word,rest:rest.trim()}}),all=name=>lines.filter(({word})=>word===name).map(({rest})=>rest),first=name=>all(name)[0]??null,path=first(`path`);if(path===null)return null;let commits=Number(first(`commits`)??0);return{failed:first(`failed`)!==null,path,branch:first(`branch`),commits:Number.isSafeInteger(commits)&&commits>0?commits:0,diff:first(`diff`)===``?null:first(`diff`),commit_refused:first(`commit`)===`refused`,pushed:first(`pushed`),unpushed:first(`unpushed`),left:first(`left`),nested:all(`nested`).slice(0,5),empty:all(`empty`).slice(0,5),said:all(`said`).join(`
`)}}}),62320:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>inspectionOf,i:()=>clockOf});var _ports_operation_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(67991),_run_reader_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5642);function clockOf(facts,now){return facts===void 0||!(`utc_offset_min`in facts)?_run_reader_js__WEBPACK_IMPORTED_MODULE_1__.x3:{offset_ms:facts.now-now,utc_offset_min:facts.utc_offset_min}}function inspectionOf(result,reader,handle,context,clock){return result!==void 0&&`inspection`in result?reader.read(result.inspection,handle,context,clock):{state:`unknown`,problem:result!==void 0&&`refused`in result?result.refused:_ports_operation_js__WEBPACK_IMPORTED_MODULE_0__.K}}}),21263:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S$:()=>parseHandle,hA:()=>makeHandle,l7:()=>isAdapterName});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_output_answer_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46207);let ADAPTERS=[`codex`,`claude-code`,`shell`,`mock`];function isAdapterName(name){return ADAPTERS.includes(name)}function makeHandle(run,adapter){return{v:2,adapter,dir:run.dir,task:run.task,item_id:run.item_id}}function parseHandle(handle){let{v,dir,task,item_id,adapter}=handle;if(typeof dir!=`string`||typeof task!=`string`||typeof item_id!=`string`)throw foreign();let run={dir,task,item_id};if(v===1)return{...run,adapter:null,answer_file:_output_answer_file_js__WEBPACK_IMPORTED_MODULE_1__.uQ};if(v!==2||typeof adapter!=`string`||!isAdapterName(adapter))throw foreign();return{...run,adapter,answer_file:_output_answer_file_js__WEBPACK_IMPORTED_MODULE_1__.w6}}function foreign(){return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`handle-foreign`,message:`A handle in the state was not made by an executor that this version knows.`,remedy:"Run the version of agentd that made it, or give the item up with `agentd release`.",retry:!1})}}),5642:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ch:()=>voidOf,Mf:()=>killOf,b1:()=>RunReader,x3:()=>NO_CLOCK,xE:()=>watchOf,zL:()=>forgetOf});var _output_answer_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46207),_git_record_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18223),_run_handle_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21263);let NO_CLOCK={offset_ms:0,utc_offset_min:null};class RunReader{adapter;constructor(adapter){this.adapter=adapter}inspect(handle,identity){let{dir,task,answer_file}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle),{collect_running}=this.adapter;return{op:`inspect`,dir,task,identity,collect:this.#collect(answer_file),collect_running}}kill(handle,identity){let{answer_file}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle);return killOf(handle,identity,this.#collect(answer_file))}#collect(answer_file){return[...(0,_output_answer_file_js__WEBPACK_IMPORTED_MODULE_2__.vN)(this.adapter.collect,answer_file),_git_record_js__WEBPACK_IMPORTED_MODULE_0__.zZ]}read(raw,handle,context,clock){let ours=time=>time===null?null:time-clock.offset_ms;switch(raw.state){case`none`:case`void`:return raw;case`starting`:return{...raw,since:ours(raw.since)};case`running`:return{state:`running`,started_at:ours(raw.started_at),last_output_at:ours(raw.last_output_at),thread_id:this.adapter.threadOf(raw.collected),watch:raw.watch};case`finished`:case`gone`:{let ended=raw.state===`finished`,{dir,answer_file}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle),git=(0,_git_record_js__WEBPACK_IMPORTED_MODULE_0__.nl)(raw.collected[this.adapter.collect.length]),read=this.adapter.read(raw.collected,{exit_code:ended?raw.exit_code:null,ended_by:ended?raw.ended_by:null,asked_thread:context.asked_thread,totals_before:context.totals_before,started_at:ended?ours(raw.started_at):null,ended_at:ended?ours(raw.ended_at):null,utc_offset_min:clock.utc_offset_min,dir,answer_file}),result=git===null?read:{...read,git};if(!ended)return{state:`gone`,result,same_boot:raw.same_boot,survivors:raw.survivors};let{ended_by,survivors}=raw;return{state:`finished`,result,started_at:ours(raw.started_at),ended_at:ours(raw.ended_at),ended_by,survivors}}}}}function killOf(handle,identity,collect){let{dir,task}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle);return{op:`kill`,dir,task,identity,collect}}function watchOf(handle,identity,elapsed_s){let{dir,task}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle);return{op:`watch`,dir,task,identity,elapsed_s}}function voidOf(handle){return{op:`void`,dir:(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle).dir}}function forgetOf(handle){let{dir,task,item_id}=(0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__.S$)(handle);return{op:`forget`,dir,task,item_id}}}),90127:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{XW:()=>quoteWord,ay:()=>commandLine,oQ:()=>programOf});var _config_places_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22975),_config_template_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(18112),_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84282);function commandLine(template,values,executor,terminal){let{os}=terminal,{tier,...plain}=values,options={tier:tier===null?``:filled(executor.tier_arg??``,`options`,{tier},{},os),perm:executor.perm??``},command=filled(withBin(template,terminal),`line`,plain,options,os);if(terminal.wrap===void 0)return command;let wrap=terminal.wrap.map(word=>quoteWord(asWord(word,{...plain,...options}),os));return os===`windows`?`& ${wrap.join(` `)} ${command.replace(/^\s*&\s*/,``)}`:`${wrap.join(` `)} ${command}`}function filled(text,part,values,options,os){let line=``,read=0;for(let placed of(0,_config_places_js__WEBPACK_IMPORTED_MODULE_0__.y)(text,os,part).placed)line+=text.slice(read,placed.start),read=placed.end,Object.hasOwn(options,placed.name)?line+=optionsFor(placed,options[placed.name]??``,os):Object.hasOwn(values,placed.name)?line+=valueFor(placed,values[placed.name]??``,os):line+=text.slice(placed.start,placed.end);return line+text.slice(read)}function optionsFor(placed,words,os){if(words===``)return``;let{open}=(0,_config_places_js__WEBPACK_IMPORTED_MODULE_0__.y)(words,os,`options`);if(open!==null)throw unquotable(`What stands for {${placed.name}} ends in ${open}.`);if(placed.place!==`bare`)throw unquotable(`{${placed.name}} stands in ${placed.inside||`quotes`}.`);return words}function valueFor({name,place,inside},value,os){if(value===``)return``;switch(place){case`bare`:return`'${inSingle(checked(value,os),os)}'`;case`single`:return inSingle(checked(value,os),os);case`double`:return checked(value,os).replace(/[\\"$`]/g,String.raw`\$&`);case null:throw unquotable(`{${name}} stands in ${inside}, where no value can be made safe.`)}}function asWord(word,values){return word.replace(/(?<!\$)\{([a-z_]+)\}/g,(whole,name)=>Object.hasOwn(values,name)?values[name]??``:whole)}function checked(value,os){if(/[\p{Cc}\p{Cs}]/u.test(value))throw unquotable(`A value contains a control character, a line break or half a character.`);if(os===`windows`&&value.includes(`--%`))throw unquotable("A value contains `--%`.");return value}function unquotable(what){return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.xL({code:`value-unquotable`,message:`The command line cannot be made: ${what}`,remedy:"`agentd check-config` says where in the configuration; else correct the label or path that it comes from.",retry:!1})}function inSingle(text,os){return os===`windows`?text.replace(/['\u2018-\u201b]/g,`$&$&`):text.replaceAll(`'`,String.raw`'\''`)}function quoteWord(word,os,always=!1){return!always&&(os===`windows`?/^[A-Za-z][A-Za-z0-9_-]*$/:/^[A-Za-z0-9_./:=@%+,-]+$/).test(word)?word:`'${inSingle(checked(word,os),os)}'`}function programOf(template,{bins,wrap}){let[first=``]=(0,_config_template_js__WEBPACK_IMPORTED_MODULE_2__.xV)(template).words,word=wrap?.[0]??(Object.hasOwn(bins,first)?bins[first]??first:first);return/^[A-Za-z0-9_.+-]+$/.test(word)?word:null}function withBin(template,terminal){let[,space=``,word=``,rest=``]=/^(\s*)(\S+)([\s\S]*)$/.exec(template)??[],path=Object.hasOwn(terminal.bins,word)?terminal.bins[word]:void 0;return path===void 0?template:terminal.os===`windows`?`${space}& ${quoteWord(path,`windows`,!0)}${rest}`:`${space}${quoteWord(path,terminal.os)}${rest}`}}),856:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{p:()=>LEADS_GIT,w:()=>inWindowsWorktree});var _template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(90127),_worktree_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5124);let FUNCTIONS=String.raw`$agentd_n=[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName;$agentd_o=@();$agentd_s=[Collections.ArrayList]::new();$agentd_e=[Collections.ArrayList]::new()
$agentd_i='-c',"core.hooksPath=$agentd_n",'-c','core.fsmonitor=false','-c','core.quotePath=true','-c','commit.gpgSign=false','-c','push.gpgSign=false','-c','submodule.recurse=false','-c','core.longpaths=true'
function agentd_git($words){@()|& git $agentd_i $agentd_o $words}
function agentd_in($words){agentd_git ($agentd_d+$words)}
function agentd_say{process{[Console]::Error.WriteLine("$_");[void]$agentd_s.Add("$_")}}
function agentd_told($words){@()|& git $agentd_i $agentd_o $words 2>&1|agentd_say}
function agentd_head{agentd_git "--git-dir=$agentd_g",'rev-parse','-q','--verify',"refs/heads/$agentd_b^0"}
function agentd_note($lines){$agentd_e.AddRange(@($lines))}
function agentd_said{agentd_note @($agentd_s|Select-Object -Last 12|ForEach-Object{'said '+"$_".Substring(0,[Math]::Min(400,"$_".Length))});$agentd_s.Clear()}
function agentd_new($file,$text){$h=[IO.File]::Open($file,'CreateNew');$b=[Text.Encoding]::UTF8.GetBytes("$text$([char]10)");try{$h.Write($b,0,$b.Length)}finally{$h.Dispose()}}
function agentd_end{
if([IO.Directory]::Exists($agentd_f)){[IO.Directory]::Delete($agentd_f,$true)}else{[IO.File]::Delete($agentd_f)}
agentd_new $agentd_f ($agentd_e -join [char]10)
}
function agentd_fail{agentd_note 'failed',"path $agentd_w";agentd_said;agentd_end;exit NOTREE}
function agentd_filters($value){foreach($agentd_k in @(agentd_git "--git-dir=$agentd_c",'config','--name-only','--get-regexp','filter')){
if($agentd_k -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';"$($Matches[1]).process=";'-c';"$($Matches[1]).required=$value"}}}
function agentd_known{
$name=".agentd-$([Guid]::NewGuid())";$mark=[IO.Path]::Combine([IO.Path]::GetDirectoryName($agentd_w),$name)
if(!(Test-Path -LiteralPath $agentd_w) -or !(Test-Path -LiteralPath "$agentd_c/worktrees")){return}
[IO.File]::WriteAllText($mark,'')
try{foreach($d in [IO.Directory]::GetDirectories("$agentd_c/worktrees")){
if(!(Test-Path -LiteralPath "$d/gitdir")){continue}
$p=[IO.Path]::GetDirectoryName([IO.Path]::GetFullPath([IO.Path]::Combine($d,[IO.File]::ReadAllText("$d/gitdir").Trim())))
if([IO.Path]::GetFileName($p) -eq [IO.Path]::GetFileName($agentd_w) -and (Test-Path -LiteralPath ([IO.Path]::Combine([IO.Path]::GetDirectoryName($p),$name)))){return $d}
}}finally{[IO.File]::Delete($mark)}
}
function agentd_add{
agentd_told 'show-ref','--verify','--quiet',"refs/heads/$agentd_b"
if($LASTEXITCODE){agentd_told 'worktree','add','-q','-b',$agentd_b,$agentd_w}
else{$agentd_o=@(agentd_filters 'false');agentd_told 'worktree','add','-q',$agentd_w,$agentd_b}
}
function agentd_tie{
$f="$agentd_w/.git";$t="gitdir: $agentd_g".Replace('\','/')
$a=-1;try{$a=[int][IO.File]::GetAttributes($f)}catch{}
if($a -ne -1 -and !($a -band 1024)){
if($a -band 16){[Console]::Error.WriteLine("agentd: $f should be a file that names $agentd_g");return}
if([IO.File]::ReadAllText($f).Trim() -eq $t){return}}
if($a -ne -1){if($a -band 16){[IO.Directory]::Delete($f)}else{[IO.File]::Delete($f)}}
agentd_new $f $t
}`.replace(`NOTREE`,String(_worktree_js__WEBPACK_IMPORTED_MODULE_1__.ON)),LEADS_GIT=`^GIT_(ALT|COMMON|CONFIG($|_[CP])|DIR|GRAFT|I[MN]|NAME|NO_R|OBJ|PREF|QUAR|REP|SHA|WORK)`,FORGET=`foreach($agentd_p in [Environment]::GetEnvironmentVariables().Keys -match '${LEADS_GIT}'){[Environment]::SetEnvironmentVariable($agentd_p,[NullString]::Value)}`,COMMIT=String.raw`$agentd_no='agentd: what is new is not committed'
function agentd_plain($name){
if($name.IndexOf('"') -ne 0){return $name}
$b=[Collections.ArrayList]::new()
foreach($m in [regex]::Matches($name.Substring(1,$name.Length-2),'\\([0-7]{3})|\\?(.)')){
if($m.Groups[1].Success){[void]$b.Add([Convert]::ToByte($m.Groups[1].Value,8))}else{$c=[byte][char]$m.Groups[2].Value
if($m.Value.Length -eq 2){$i='abtnvfr'.IndexOf([char]$c);if($i -ge 0){$c=[byte](7,8,9,10,11,12,13)[$i]}};[void]$b.Add($c)}}
[Text.Encoding]::UTF8.GetString([byte[]]$b.ToArray())
}
function agentd_put($names,$words){
$some=@();$size=0
foreach($p in $names+''){
if($p){$some+=$p;$size+=$p.Length;if($some.Count -lt 100 -and $size -lt 10000){continue}}
if($some.Count){agentd_told ($agentd_d+'update-index'+$words+$some);if($LASTEXITCODE){throw $agentd_no}
$some=@();$size=0}
}
}
function agentd_take{
$diff=$agentd_d+'diff-files','--ignore-submodules=dirty','--name-only'
agentd_put @(agentd_git ($diff+'--diff-filter=D')|ForEach-Object{agentd_plain $_}) ('--force-remove','--')
$new=@(agentd_git ($diff+'--diff-filter=d'))+@(agentd_in 'ls-files','-o','--exclude-standard')
agentd_put @($new|ForEach-Object{
$p=agentd_plain $_;$f=[IO.Path]::Combine($agentd_w,$p);$i=[IO.FileInfo]::new($f)
if($p -match '/$'){if(@($agentd_e -clike 'nested *').Count -lt 6){agentd_note ('nested '+$p.TrimEnd('/'))}}
elseif(([int][IO.File]::GetAttributes($f) -band 1040) -eq 1040 -and ![IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($f),[string]@((Get-Item -LiteralPath $f -Force).Target)[0])).StartsWith([IO.Path]::GetFullPath("$agentd_w/"))){}
elseif($i.Exists -and !([int]$i.Attributes -band 1024) -and $i.Length -gt MOST){[Console]::Error.WriteLine("agentd: $p is left out, too large")}else{$p}
}) ('--add','--remove','--replace','--')
}
function agentd_save{
agentd_take
[void](agentd_in 'diff-index','--cached','--quiet','HEAD','--')
if(!$LASTEXITCODE){return}
if(@(agentd_in 'diff-index','--cached','-p','--text','--no-ext-diff','--no-textconv','HEAD','--') -cmatch '^\+<<<<<<<+ '){throw 'agentd: marks of a conflict are not committed'}
foreach($k in 'name','email'){
[void](agentd_in 'config',"user.$k")
if($LASTEXITCODE){foreach($agentd_who in 'AUTHOR','COMMITTER'){
[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_NAME",'agentd');[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_EMAIL",'agentd@localhost')}}}
agentd_told ($agentd_d+'commit','-q','-m',$agentd_m)
if($LASTEXITCODE){throw $agentd_no}
}
Set-Location -LiteralPath $agentd_w
agentd_tie
$agentd_o=@(agentd_filters 'true');$agentd_d=@("--git-dir=$agentd_g","--work-tree=$agentd_w")
agentd_note "branch $agentd_b","path $agentd_w";$agentd_s.Clear()
$p=[string](agentd_in 'symbolic-ref','-q','HEAD')
$left=if([IO.Directory]::GetDirectories($agentd_g,'rebase-*').Count){'rebase'}
elseif(!$p){'detached'}elseif($p -cne "refs/heads/$agentd_b"){'branch '+$p.Substring(11)}
elseif(!(agentd_head)){'unborn'}elseif(agentd_in 'ls-files','-u'){'conflict'}
if($left){agentd_note "left $left"}else{try{agentd_save}catch{"$_"|agentd_say;agentd_note 'commit refused'};agentd_said}
$p=agentd_head
if($p -cne $agentd_h){agentd_note "commits $(agentd_in 'rev-list','--count',"$agentd_h..$p")","diff $(agentd_in 'diff-tree','--shortstat',$agentd_h,$p)"}
if(Test-Path .gitmodules){foreach($t in @(agentd_in 'ls-files','-s')){if($t -cmatch '^160000 [^\t]*\t(.*)'){$t=agentd_plain $Matches[1];if(!(Test-Path -LiteralPath "$t/.git")){if(@($agentd_e -clike 'empty *').Count -lt 6){agentd_note "empty $t"}}}}}
Set-Location -LiteralPath $agentd_r`.replace(`MOST`,String(_worktree_js__WEBPACK_IMPORTED_MODULE_1__.ds*2**20));function inWindowsWorktree(command,worktree){let{path,branch,key,run_id,push,record}=worktree,quoted=text=>(0,_template_js__WEBPACK_IMPORTED_MODULE_0__.XW)(text,`windows`,!0),message=`${key}: work of run ${run_id}`;return[`$agentd_w=${quoted(path)};$agentd_b=${quoted(branch)};$agentd_m=${quoted(message)};$agentd_f=${quoted(record)}`,FORGET,FUNCTIONS,`try{`,`foreach($agentd_p in $agentd_w,[IO.Path]::GetDirectoryName($agentd_w)){if((Test-Path -LiteralPath $agentd_p) -and ([int][IO.File]::GetAttributes($agentd_p) -band 1024)){throw "agentd: $agentd_w leads elsewhere by a link"}}`,`$agentd_r=(Get-Location).ProviderPath;$agentd_c=[string](agentd_git 'rev-parse','--git-common-dir')`,`if($LASTEXITCODE){agentd_told 'rev-parse','--git-dir';agentd_fail}`,`$agentd_c=[IO.Path]::GetFullPath([IO.Path]::Combine($agentd_r,$agentd_c))`,`$agentd_g=agentd_known;if(!$agentd_g){`,`agentd_told 'worktree','prune';agentd_add`,`if($LASTEXITCODE){[Threading.Thread]::Sleep(1000);$agentd_s.Clear();agentd_add;if($LASTEXITCODE){agentd_fail}}`,`$agentd_g=agentd_known;if(!$agentd_g){agentd_fail}}`,`agentd_tie`,`foreach($agentd_p in [IO.Directory]::GetFiles($agentd_g,'*.lock')){if(![Diagnostics.Process]::GetProcessesByName('git').Count){[IO.File]::Delete($agentd_p)}}`,`$agentd_h=agentd_head`,`Set-Location -LiteralPath $agentd_w`,`}catch{"$_"|agentd_say;agentd_fail}`,`$agentd_z=1;$global:LASTEXITCODE=0`,`try{`,`& {`,command,`if(!$?-and!$LASTEXITCODE){exit 1}`,`}`,`$agentd_z=$LASTEXITCODE`,`}finally{try{`,COMMIT,...push===null?[]:pushed(push),`agentd_end`,`}catch{[Console]::Error.WriteLine([string]$_)}}`,`exit $agentd_z`].join(`
`)}function pushed(remote){return[`[Environment]::SetEnvironmentVariable('GIT_TERMINAL_PROMPT','0');[Environment]::SetEnvironmentVariable('GCM_INTERACTIVE','never')`,`$agentd_p=${(0,_template_js__WEBPACK_IMPORTED_MODULE_0__.XW)(remote,`windows`,!0)};agentd_told ($agentd_d+'push','-q','--recurse-submodules=no',$agentd_p,"refs/heads/\${agentd_b}:refs/heads/$agentd_b")`,`agentd_note "$(if($LASTEXITCODE){"un"})pushed $agentd_p";agentd_said`]}}),5124:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ON:()=>NO_WORKTREE,bF:()=>worktreeOf,ds:()=>MOST_MIB,xP:()=>inWorktree});var _config_environment_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79021),_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90127);function keyOfRun(run_id){return run_id.replace(/-\d+$/,``)}function worktreeOf(run_id,folder,push,record){let key=keyOfRun(run_id);return{path:folder(key),branch:`agentd/${key}`,key,run_id,push,record}}let NO_WORKTREE=96,MOST_MIB=512;function inWorktree(command,worktree){let{path,branch,key,run_id,push,record}=worktree,message=`${key}: work of run ${run_id}`;return[`agentd_w=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(path,`linux`)} agentd_b=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(branch,`linux`)} agentd_f=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(record,`linux`)} agentd_c= agentd_o= agentd_m=`,`unset CDPATH`,FUNCTIONS,'if [ -L "$agentd_w" ] || [ -L "${agentd_w%/*}" ]; then agentd_x="agentd: $agentd_w leads elsewhere by a link"; agentd_fail; fi',`agentd_p=$(command -v git) && agentd_stub "$agentd_p" && { agentd_x="agentd: git is a stand-in of macOS: run xcode-select --install on that Mac"; agentd_fail; }`,`agentd_c=$(agentd_git rev-parse --git-common-dir </dev/null 2>/dev/null) && agentd_c=$(cd "$agentd_c" && pwd -P) || { agentd_x=$(agentd_git rev-parse --git-dir </dev/null 2>&1); agentd_fail; }`,`agentd_x=`,`if ! agentd_known; then agentd_git worktree prune </dev/null; agentd_add || { sleep 1; agentd_add; } && agentd_known || agentd_fail; fi`,`agentd_tie`,`for agentd_p in "$agentd_g"/*.lock; do`,`[ -f "$agentd_p" ] && agentd_x=$(ps -A -o comm= 2>/dev/null) && ! echo "$agentd_x" | grep -q '\\(^\\|/\\)git$' && rm -f "$agentd_p"`,`done`,`agentd_h=$(agentd_head </dev/null)`,`(cd "$agentd_w" || exit 97`,command,`)`,`agentd_z=$?`,`exec </dev/null`,`agentd_tie; agentd_filters true`,`agentd_note "branch $agentd_b" "path $agentd_w"`,`agentd_p=$(agentd_in symbolic-ref -q HEAD)`,`if ls -d "$agentd_g"/rebase-* >/dev/null 2>&1; then agentd_note "left rebase"`,`elif [ -z "$agentd_p" ]; then agentd_note "left detached"`,'elif [ "$agentd_p" != "refs/heads/$agentd_b" ]; then agentd_note "left branch ${agentd_p#refs/heads/}"',`elif ! agentd_head >/dev/null; then agentd_note "left unborn"`,`elif [ "$(agentd_in ls-files -u)" ]; then agentd_note "left conflict"`,`else agentd_x=$(agentd_save ${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(message,`linux`)} 2>&1) || agentd_note "commit refused"; agentd_said`,`fi`,`agentd_p=$(agentd_head)`,`[ "$agentd_h" = "$agentd_p" ] || agentd_note "commits $(agentd_in rev-list --count "$agentd_h..$agentd_p")" "diff $(agentd_in diff-tree --shortstat "$agentd_h" "$agentd_p")"`,`agentd_note "$(cd "$agentd_w" && agentd_odd)"`,...push===null?[]:[`agentd_p=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__.XW)(push,`linux`)}`,`if agentd_x=$(agentd_in push -q --recurse-submodules=no "$agentd_p" "refs/heads/$agentd_b:refs/heads/$agentd_b" 2>&1); then agentd_note "pushed $agentd_p"; else agentd_note "unpushed $agentd_p"; fi; agentd_said`],`agentd_end "$agentd_z"`].join(`
`)}let FUNCTIONS=`agentd_git() { (
unset ${_config_environment_js__WEBPACK_IMPORTED_MODULE_0__.AH.join(` `)}
export LC_ALL=C
IFS='
'; set -f
[ -z "$agentd_o" ] || for agentd_k in $(printf '%s' "$agentd_o"); do
agentd_k=\${agentd_k%.*}
[ "$agentd_k" = filter.lfs ] || set -- -c "$agentd_k.process=" -c "$agentd_k.required=$agentd_q" "$@"
done
exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.quotePath=false -c commit.gpgSign=false -c push.gpgSign=false -c submodule.recurse=false "$@"
) }
agentd_filters() { agentd_q=$1; agentd_o=$(unset ${_config_environment_js__WEBPACK_IMPORTED_MODULE_0__.AH.join(` `)}; exec git --git-dir="$agentd_c" config --name-only --get-regexp '^filter\\..*\\.(clean|smudge|process)$' </dev/null); }
agentd_stub() { [ -e "\${1%/*}/xcode-select" ] || return; agentd_x=$("\${1%/*}/xcode-select" -p 2>/dev/null) && [ "$agentd_x" ] && [ -x "$agentd_x/usr/bin/git" ] && return 1; return 0; }
agentd_in() { agentd_git --git-dir="$agentd_g" --work-tree="$agentd_w" "$@"; }
agentd_head() { agentd_in rev-parse -q --verify "refs/heads/$agentd_b^0"; }
agentd_add() { agentd_x=$(exec </dev/null 2>&1; if agentd_git show-ref -q --verify "refs/heads/$agentd_b"; then agentd_filters false; agentd_git worktree add -q "$agentd_w" "$agentd_b"; else agentd_git worktree add -q -b "$agentd_b" "$agentd_w"; fi); }
agentd_note() { agentd_m=$(printf '%s\\n' "$agentd_m" "$@"); }
agentd_said() { [ -z "$agentd_x" ] || { echo "$agentd_x" >&2; agentd_note "$(echo "$agentd_x" | tail -n 12 | cut -b -400 | sed 's/^/said /')"; }; }
agentd_end() { rm -rf "$agentd_f"; (set -C; echo "$agentd_m" >"$agentd_f"); exit "$1"; }
agentd_fail() { agentd_note failed "path $agentd_w"; agentd_said; agentd_end 96; }
agentd_known() {
for agentd_g in "$agentd_c"/worktrees/*; do
{ IFS= read -r agentd_p <"$agentd_g/gitdir"; } 2>/dev/null && (cd "$agentd_g" && [ "\${agentd_p%/.git}" -ef "$agentd_w" ]) && return
done
return 1
}
agentd_tie() {
agentd_p=
if [ ! -L "$agentd_w/.git" ]; then
if [ -d "$agentd_w/.git" ]; then echo "agentd: $agentd_w/.git should be a file that names $agentd_g" >&2; return; fi
[ ! -f "$agentd_w/.git" ] || IFS= read -r agentd_p <"$agentd_w/.git"
(cd "$agentd_w" && [ "\${agentd_p#gitdir: }" -ef "$agentd_g" ]) && return
fi
rm -f "$agentd_w/.git"; (set -C; echo "gitdir: $agentd_g" >"$agentd_w/.git")
}
agentd_within() { (cd -P "$1" && while ! [ . -ef "$agentd_w" ]; do [ . -ef / ] && exit 1; cd -P .. || exit 1; done) 2>/dev/null; }
agentd_take() {
agentd_n=$(find . -path ./.git -prune -o -type f -size +1048576 -print)
agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=D | agentd_in update-index --force-remove --stdin >&2 || return
{ agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=d; agentd_in ls-files -o --exclude-standard; } | while IFS= read -r agentd_p; do
if [ "$agentd_n" ]; then case $agentd_p in \\"*) agentd_x=1;; *) agentd_x=; case "
$agentd_n
" in *"
./$agentd_p
"*) agentd_x=1;; esac;; esac
[ -z "$agentd_x" ] || { echo "agentd: $agentd_p is left out, too large or of odd name beside such a file" >&2; continue; }
fi
if [ -L "$agentd_p" ] && [ -d "$agentd_p/" ]; then agentd_within "./$agentd_p" || continue; fi
case $agentd_p in */) ;; *) printf '%s\\n' "$agentd_p";; esac
done | agentd_in update-index --add --remove --replace --stdin >&2
}
agentd_save() {
(cd "$agentd_w" && agentd_take) || { echo "agentd: what is new in $agentd_w is not committed"; return 1; }
agentd_in diff-index --cached --quiet HEAD -- && return
! agentd_in diff-index --cached -p --text --no-ext-diff --no-textconv HEAD -- | grep -q '^+<<<<<<<<* ' || { echo "agentd: marks of a conflict are not committed"; return 1; }
agentd_in -c user.useConfigOnly=true var GIT_COMMITTER_IDENT >/dev/null 2>&1 || export GIT_AUTHOR_NAME=agentd GIT_AUTHOR_EMAIL=agentd@localhost GIT_COMMITTER_NAME=agentd GIT_COMMITTER_EMAIL=agentd@localhost
agentd_in commit -q -m "$1"
}
agentd_odd() {
agentd_in ls-files -o --exclude-standard | sed -n 's,^\\(.*\\)/$,nested \\1,p' | head -n 6 | cut -b -400
[ ! -f .gitmodules ] || agentd_in ls-files -s | sed -n 's/^160000 [^	]*	//p' | while IFS= read -r agentd_p; do [ -e "$agentd_p/.git" ] || echo "empty $agentd_p"; done | head -n 6 | cut -b -400
}`}),84890:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>readPrompt});var _local_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(19149);async function readPrompt(path){return(await(0,_local_file_js__WEBPACK_IMPORTED_MODULE_0__.MM)(path,{most_bytes:_local_file_js__WEBPACK_IMPORTED_MODULE_0__.D6,links:`follow`})).toString(`utf8`)}}),86115:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{x:()=>BASTION});let BASTION=`warpgate:`}),67991:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>ANSWER_INCOMPLETE});let ANSWER_INCOMPLETE={code:`answer-incomplete`,message:`The terminal answered without this result.`,remedy:`Nothing is concluded from it, and the terminal is asked again.`,retry:!0}}),45856:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>itemUrl});function itemUrl(config,key){return`${(config.plane.web_url??config.plane.base_url).replace(/\/+$/,``)}/${config.plane.workspace}/browse/${key}/`}}),85771:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>sharedBy});var pasted_key=__webpack_require__(53949),errors=__webpack_require__(84282);let NEW_KEY=`ssh-keygen -t ed25519 -N "" -f key`,REWRITE=`ssh-keygen -p -N "" -f key`;function readPrivateKey(source,parseKey){let text=source.text??``,early=foreignForm(text,source.name);if(early!==null)throw new errors.xL(early);let passphrase=source.passphrase?.text??``,parsed=parseKey(text,passphrase===``?void 0:passphrase),key=Array.isArray(parsed)?parsed[0]:parsed;if(key===void 0||key instanceof Error)throw new errors.xL(unread(key?.message??``,source));if(!key.isPrivateKey())throw new errors.xL(publicKey(source.name));return key}function foreignForm(text,name){if(text.trim()===``){let remedy=`Set ${name} to the whole private key; \`agentd check-config\` prints the env block.`;return problem(`ssh-key-missing`,`The variable ${name} holds no SSH key.`,remedy)}let wrong=(0,pasted_key.p)(text);return wrong===null?/-----BEGIN (?:ENCRYPTED )?PRIVATE KEY-----/.test(text)?problem(`ssh-key-format`,`The SSH key in ${name} is in the format PKCS#8, which SSH clients do not share.`,`Write it again in OpenSSH’s format with \`${REWRITE}\`, or make a new one with \`${NEW_KEY}\` (an Ed25519 key needs OpenSSH 9.6 for the first).`):/^\s*(?:ssh-|ecdsa-|sk-|-----BEGIN (?:SSH2 )?PUBLIC KEY)/.test(text)?publicKey(name):/-----BEGIN [A-Z ]+-----|^\s*PuTTY-User-Key-File/.test(text)?null:problem(`ssh-key-format`,`The variable ${name} does not hold a private key: there is no line \`-----BEGIN …\`.`,"Store the whole file, from `-----BEGIN` to `-----END … KEY-----`, not its path."):problem(`ssh-key-format`,`The SSH key in ${name} has ${wrong}.`,"Store the key with real line ends, as it is in its file, such as with `gh secret set NAME < key`.")}function unread(message,{name,passphrase}){let given=(passphrase?.text??``)!==``;if(/no passphrase given/i.test(message)){let remedy=passphrase===null?`Name the variable with its passphrase in \`ssh_passphrase_key\`, or remove the passphrase: \`${REWRITE}\`.`:`Set ${passphrase.name} to the passphrase, or remove the passphrase: \`${REWRITE}\`.`;return problem(`ssh-key-passphrase`,`The SSH key in ${name} is encrypted, and there is no passphrase.`,remedy)}return given&&/passphrase|integrity check|decrypt/i.test(message)?problem(`ssh-key-passphrase`,`The passphrase in ${passphrase?.name} does not open the SSH key in ${name}.`,`Correct it, or remove the passphrase: \`${REWRITE}\`.`):problem(`ssh-key-format`,`The SSH key in ${name} cannot be read; it is damaged, cut, or of a kind that is not supported.`,`Test it with \`ssh-keygen -y -f key\`; make a new one with \`${NEW_KEY}\`.`)}function publicKey(name){return problem(`ssh-key-public`,`The variable ${name} holds a public SSH key.`,"Store the private key: the file without `.pub`.")}function problem(code,message,remedy){return{code,message,remedy,retry:!1}}function keyRing(){let keys=new Map;return{read:(source,parseKey)=>{let name=`${source.name} ${source.passphrase?.name??``}`,key=keys.get(name)??readPrivateKey(source,parseKey);return keys.set(name,key),key}}}var external_node_child_process_=__webpack_require__(31421),tailscale=__webpack_require__(79412),sanitize=__webpack_require__(8061);function tailscaleCli(env,command=`tailscale`){let asked=null;return{status:()=>asked??=ask(command,env),netcat:(address,port)=>({command,args:[`nc`,address,String(port)]})}}function ask(command,env){return new Promise((resolve,reject)=>{let options={env,timeout:1e4,maxBuffer:67108864,killSignal:`SIGKILL`};(0,external_node_child_process_.execFile)(command,[`status`,`--json`],options,(error,stdout,stderr)=>{try{resolve((0,tailscale.rk)(stdout))}catch(cause){reject(unavailable(error,stderr,cause))}})})}function unavailable(error,stderr,cause){let why=(0,errors.UQ)(error)===`ENOENT`?`it is not installed here`:(0,sanitize.E)(stderr)||(error===null?`its answer is no status`:`it did not answer`);return new errors.YX({code:`tailscale-unavailable`,message:`Tailscale on this machine could not be asked (${why}).`,remedy:"Start Tailscale before agentd (in a workflow: tailscale/github-action), or use `auth: key` with `host_keys`.",retry:!0},{cause:error??cause})}let shared=new WeakMap;function sharedBy(means){let known=shared.get(means)??{keys:keyRing(),tailscale:means.tailscale??tailscaleCli(means.env)};return shared.set(means,known),known}}),85604:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>KEY_EXCHANGES,d:()=>CIPHERS});let KEY_EXCHANGES=[`curve25519-sha256`,`curve25519-sha256@libssh.org`,`ecdh-sha2-nistp256`,`ecdh-sha2-nistp384`,`diffie-hellman-group14-sha256`,`diffie-hellman-group16-sha512`],CIPHERS=[`aes128-gcm@openssh.com`,`aes256-gcm@openssh.com`,`chacha20-poly1305@openssh.com`,`aes128-ctr`,`aes256-ctr`]}),57312:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>classify,M:()=>errorOf});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_failures_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64981),_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8256),_sanitize_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8061);function classify(error,phase,banner,where){let seen=seenOf(error,phase,banner),row=rowsFor(phase).find(each=>each.when(seen)),retry=row?.retry??!0;return{code:row?.code??(phase===`sent`?`ssh-link-lost`:`ssh-failed`),kind:row?.kind??(phase===`sent`?`TransportError`:`Unreached`),message:`${where}: ${row?.says(seen)??saysOther(seen)}${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__.i)(banner)}`,remedy:row?.remedy??OTHER_REMEDY,retry,wait_s:row?.wait_s??0}}function errorOf(fault,cause){let{code,message,remedy,retry}=fault,options=cause===void 0?{}:{cause};switch(fault.kind){case`Unreached`:return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.YX({code,message,remedy,retry},options);case`HostKeyError`:return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.oZ({code,message,remedy,retry},options);case`TransportError`:return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.wX({code,message,remedy,retry},options)}}function rowsFor(phase){return phase===`sent`?_failures_js__WEBPACK_IMPORTED_MODULE_1__.Lh:phase===`reach`?_failures_js__WEBPACK_IMPORTED_MODULE_1__._g:[..._failures_js__WEBPACK_IMPORTED_MODULE_1__.kY,..._failures_js__WEBPACK_IMPORTED_MODULE_1__._g]}function seenOf(error,phase,banner){let{level,code,reason}={...error instanceof Error?error:{}};return{message:error instanceof Error?error.message:String(error),phase,banner,level:typeof level==`string`?level:null,code:typeof code==`string`||typeof code==`number`?code:null,reason:typeof reason==`number`?reason:null,noticed:error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_2__.X?error.what:null}}let OTHER_REMEDY="Try `ssh` to the machine by hand. If that works, report this with the log.";function saysOther({phase,message}){return phase===`sent`?`the link was lost while the script ran (${message}); what it has done is unknown.`:`it could not be reached (${message}).`}}),41877:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{z:()=>dial});var promises_=__webpack_require__(71553),external_node_net_=__webpack_require__(77030),external_node_timers_promises_=__webpack_require__(58500),errors=__webpack_require__(84282),external_node_child_process_=__webpack_require__(31421),external_node_stream_=__webpack_require__(57075),sanitize=__webpack_require__(8061);function childStream(command,args,env){let child=(0,external_node_child_process_.spawn)(command,args,{env,stdio:`pipe`}),[stderr,delivered]=[``,!1],stream=new external_node_stream_.Duplex({allowHalfOpen:!1,read:()=>void child.stdout.resume(),write:(chunk,_encoding,done)=>void child.stdin.write(chunk,()=>done()),final:done=>void child.stdin.end(()=>done()),destroy:(error,done)=>{child.kill(`SIGKILL`),done(error)}});child.stdin.on(`error`,()=>{}),child.stderr.on(`data`,chunk=>{stderr.length<2e3&&(stderr+=chunk.toString(`utf8`))}),child.stdout.on(`data`,chunk=>{delivered=!0,stream.push(chunk)||child.stdout.pause()});let failed=why=>Object.assign(Error(`${command}: ${why}`),{code:`EPROXY`});return child.once(`close`,code=>{delivered?stream.push(null):stream.destroy(failed((0,sanitize.E)(stderr)||`it ended with exit code ${code}`))}),stream.on(`error`,()=>{}),new Promise((resolve,reject)=>{child.once(`spawn`,()=>resolve(stream)),child.once(`error`,error=>reject(failed(error.message)))})}var fault=__webpack_require__(8256);let ERRNO={3:`ENETUNREACH`,4:`EHOSTUNREACH`,5:`ECONNREFUSED`},WORDS={1:`general failure`,2:`its rules forbid the connection`,6:`time to live expired`,7:`it cannot connect`,8:`it does not know that kind of address`};async function passSocks5(socket,host,port){socket.write(Buffer.from([5,1,0]));let[version,method]=await read(socket,2);if(version!==5)throw proxyError(`it does not speak SOCKS5`);if(method!==0)throw proxyError(`it wants a login, which is not supported`);socket.write(Buffer.concat([Buffer.from([5,1,0]),addressOf(host),portBytes(port)]));let[,reply=1,,kind]=await read(socket,4);if(reply!==0)throw proxyError(WORDS[reply]??`reply ${reply}`,ERRNO[reply]);await read(socket,((kind===1?4:kind===4?16:(await read(socket,1))[0])??0)+2)}function addressOf(host){if((0,external_node_net_.isIPv4)(host))return Buffer.from([1,...host.split(`.`).map(Number)]);if((0,external_node_net_.isIP)(host)===6)return Buffer.concat([Buffer.from([4]),ipv6Bytes(host)]);let name=Buffer.from(host,`utf8`);return Buffer.concat([Buffer.from([3,name.length]),name])}function ipv6Bytes(host){let[head=``,tail=``]=(host.split(`%`)[0]??``).split(`::`),[left,right]=[head,tail].map(part=>part.split(`:`).filter(Boolean).flatMap(groupBytes)),[before,after]=[left??[],right??[]],zeros=Array.from({length:16-before.length-after.length},()=>0);return Buffer.from([...before,...zeros,...after])}function groupBytes(group){if(group.includes(`.`))return group.split(`.`).map(Number);let value=Number.parseInt(group,16);return[value>>8,value&255]}function portBytes(port){return Buffer.from([port>>8,port&255])}function read(socket,size){return new Promise((resolve,reject)=>{let take=()=>{let bytes=socket.read(size);Buffer.isBuffer(bytes)&&(settle(),bytes.length===size?resolve(bytes):reject(proxyError(`it closed the connection`)))},closed=()=>{settle(),reject(proxyError(`it closed the connection`))},settle=()=>{socket.off(`readable`,take).off(`end`,closed).off(`close`,closed)};socket.on(`readable`,take).once(`end`,closed).once(`close`,closed),take()})}function proxyError(message,code=`EPROXY`){return Object.assign(Error(message),{code})}let WORTH_ANOTHER=new Set([`ETIMEDOUT`,`EHOSTUNREACH`,`ENETUNREACH`,`EHOSTDOWN`]);async function dial(route,limits,signal){let late=new AbortController,timer=setTimeout(()=>late.abort(),limits.dial_ms),stop=AbortSignal.any([signal,late.signal]);try{for(let attempt=0;;attempt+=1)try{return await dial_open(route,limits.attempt_ms,stop)}catch(error){let wait=limits.waits_ms[attempt];if(stop.aborted||wait===void 0||!isWorthAnother(error))throw signal.aborted?calledOff():error;await(0,external_node_timers_promises_.setTimeout)(wait,void 0,{signal:stop}).catch(()=>{throw signal.aborted?calledOff():error})}}finally{clearTimeout(timer)}}function calledOff(){return new fault.X(`called-off`,`it was called off`)}function isWorthAnother(error){return error instanceof fault.X&&error.what===`deadline`||WORTH_ANOTHER.has((0,errors.UQ)(error)??``)}async function dial_open(route,ms,stop){if(route.via===`program`)return childStream(route.command,route.args,route.env);let{host,port}=route.via===`tcp`?route:route.proxy,address=(0,external_node_net_.isIP)(host)===0?await resolved(host,ms,stop):host;return new Promise((resolve,reject)=>{let socket=(0,external_node_net_.connect)({host:address,port,noDelay:!0}),timer=setTimeout(()=>fail(new fault.X(`deadline`,`it did not answer`)),ms),onStop=()=>fail(new fault.X(`deadline`,`it did not answer`)),settle=()=>{clearTimeout(timer),stop.removeEventListener(`abort`,onStop)},fail=error=>{settle(),socket.destroy(),reject(error)};stop.addEventListener(`abort`,onStop,{once:!0}),stop.aborted&&onStop(),socket.on(`error`,fail),socket.once(`connect`,()=>{through(socket,route).then(()=>{settle(),resolve(socket)},fail)})})}async function through(socket,route){route.via===`socks5`&&await passSocks5(socket,route.host,route.port)}async function resolved(host,ms,stop){let settled=new AbortController;try{let found=await Promise.race([(0,promises_.lookup)(host,{all:!0}),(0,external_node_timers_promises_.setTimeout)(ms,null,{signal:AbortSignal.any([stop,settled.signal])}).catch(()=>null)]),address=found?.find(({family})=>family===4)??found?.[0];if(address===void 0)throw new fault.X(`deadline`,`the name server did not answer`);return address.address}finally{settled.abort()}}}),64981:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lh:()=>SENT_ROWS,_g:()=>REACH_ROWS,kY:()=>LOGIN_ROWS,l:()=>BACKS_OFF});var _shells_powershell_reader_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(66227),_shells_answer_wrong_shell_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(74291),_sanitize_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8061);let NO_ROUTE=new Set([`EHOSTUNREACH`,`ENETUNREACH`,`EHOSTDOWN`,`ENETDOWN`,`EACCES`,`EPERM`,`EADDRNOTAVAIL`]),UNKNOWN_NAME=new Set([`ENOTFOUND`,`ENODATA`,`ENONAME`,`EAI_NONAME`,`EAI_NODATA`]),CUT=new Set([`ECONNRESET`,`EPIPE`,`ECONNABORTED`]);function is(codes,{code}){return typeof code==`string`&&codes.has(code)}let isCalledOff=seen=>seen.noticed===`called-off`,REACH_ROWS=[{code:`aborted`,kind:`TransportError`,when:isCalledOff,says:()=>`the visit was called off before its script was sent.`,remedy:`Nothing needs doing: the next tick asks again.`,retry:!0},{code:`ssh-refused`,when:({code})=>code===`ECONNREFUSED`,says:()=>`the machine is up, and nothing listens on that port.`,remedy:"Start sshd there (macOS: Remote Login), or correct `port`; a firewall that answers with a reset looks alike.",retry:!0},{code:`ssh-no-route`,when:seen=>is(NO_ROUTE,seen),says:({code})=>`there is no way to that address (${code}).`,remedy:"See that this machine is in the network of the terminal; with Tailscale, that `tailscale status` shows it.",retry:!0},{code:`ssh-host-unknown`,when:seen=>is(UNKNOWN_NAME,seen),says:()=>`there is no such host name.`,remedy:"Correct `host`, or write an address. Names of a tailnet need MagicDNS on this machine.",retry:!1},{code:`ssh-dns-failed`,when:({code,level})=>code===`EAI_AGAIN`||level===`client-dns`,says:()=>`the name server did not answer.`,remedy:"Nothing needs doing at once. If it stays, write an address in `host`.",retry:!0},{code:`ssh-proxy-failed`,when:({code})=>code===`EPROXY`,says:({message})=>`the proxy did not get through: ${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.E)(message)}.`,remedy:"See that the proxy of `proxy` runs, and that it reaches the machine.",retry:!0},{code:`ssh-connect-timeout`,when:({code,noticed,level,message})=>code===`ETIMEDOUT`||noticed===`deadline`||level===`client-timeout`&&!/keepalive/i.test(message),says:({phase})=>phase===`reach`?`it did not answer.`:`it fell silent ${DURING[phase]}.`,remedy:`It may be asleep, or the network’s rules drop the connection (Tailscale: a grant for port 22 is needed).`,retry:!0},{code:`ssh-closed-early`,when:seen=>is(CUT,seen)||seen.noticed===`closed`||/before handshake|Connection lost/i.test(seen.message),says:({phase})=>`the connection was closed ${DURING[phase]}.`,remedy:`Is that port SSH at all? sshd also does this when it is overrun (MaxStartups) or punishes failed logins: wait at least 15 s.`,retry:!0,wait_s:15}],DURING={reach:`before it spoke`,handshake:`before its host key was seen`,login:`during the login`,open:`after the login`,sent:`while the script ran`},CHECK_MODE=/login\.tailscale\.com\/a\/|requires an additional check/i,TAILSCALE_POLICY=/tailscale: (?:tailnet policy|access denied|failed to get connection info)|failed to evaluate SSH policy|Permission denied \(tailscale\)/i,NO_SUCH_USER=/failed to look up local user/i;function isLoginRefusal({level,code,message,phase,banner}){return level===`client-authentication`||level===`agent`?!0:phase===`login`?code===14||/too many authentication failures/i.test(message)||/^\s*tailscale:/im.test(banner):!1}let LOGIN_ROWS=[{code:`aborted`,kind:`TransportError`,when:isCalledOff,says:()=>`the visit was called off before its script was sent.`,remedy:`Nothing needs doing: the next tick asks again.`,retry:!0},{code:`host-key-mismatch`,kind:`HostKeyError`,when:({message})=>/Host denied|verification failed/i.test(message),says:()=>`its host key is not the one that is known.`,remedy:`Find out why before anything else: another machine may answer under that address.`,retry:!1},{code:`host-key-type`,kind:`HostKeyError`,when:({message})=>/no matching host key format/i.test(message),says:()=>`it has no host key of the types that are pinned, so it is not the machine that is known.`,remedy:"Compare `host_keys` with the files `/etc/ssh/ssh_host_*_key.pub` on the machine.",retry:!1},{code:`ssh-no-common-algorithm`,when:({message})=>/no matching/i.test(message),says:({message})=>`it has no algorithm in common with this client (${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.E)(message)}).`,remedy:`Allow curve25519-sha256 and aes128-gcm@openssh.com in its sshd_config; these are the defaults of OpenSSH.`,retry:!1},{code:`ssh-tailscale-check`,when:({banner,level})=>CHECK_MODE.test(banner)&&level!==`handshake`,says:()=>`Tailscale wants a person to confirm this login (check mode).`,remedy:'Use `"action": "accept"` in the ssh rule of the tailnet policy for the machine that runs agentd.',retry:!1},{code:`ssh-user-unknown`,when:seen=>isLoginRefusal(seen)&&NO_SUCH_USER.test(seen.banner),says:()=>`there is no such user on the machine.`,remedy:"Correct `user`, or make that user. Do not try often: servers lock out addresses that fail to log in.",retry:!1,wait_s:15},{code:`ssh-tailscale-policy`,when:seen=>isLoginRefusal(seen)&&TAILSCALE_POLICY.test(seen.banner),says:()=>`the tailnet’s policy does not allow this login.`,remedy:`Add an ssh rule (action accept, src, dst, users) and a grant for port 22. A tagged machine reaches only tagged ones.`,retry:!1,wait_s:15},{code:`ssh-more-factors`,when:({noticed})=>noticed===`more-factors`,says:({message})=>`${message}.`,remedy:`Let this user in with the public key alone: nobody is there to type a code or to approve in a browser.`,retry:!1,wait_s:15},{code:`ssh-login-refused`,when:isLoginRefusal,says:({message})=>`the login was refused (${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.E)(message)}).`,remedy:"Check `user` and the key (`authorized_keys`). Do not try often: servers lock out addresses that fail to log in.",retry:!1,wait_s:15},{code:`ssh-channel-refused`,when:({reason,message})=>reason!==null||/channel open failure/i.test(message),says:({message})=>`it let us in and opened no session (${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.E)(message)}).`,remedy:`Raise MaxSessions in its sshd_config to at least 2, and see that the key’s restrictions allow commands.`,retry:!0},{code:`ssh-command-refused`,when:({message,phase})=>phase===`open`&&/unable to exec/i.test(message),says:()=>`it let us in and ran no command; nothing of the script was sent.`,remedy:`See that the user has a login shell, and that no forced command or policy forbids commands.`,retry:!0},{code:`ssh-connect-timeout`,when:({phase,noticed,level})=>phase===`open`&&(noticed===`deadline`||level===`client-timeout`),says:()=>`it fell silent after the login; nothing of the script was sent.`,remedy:`Nothing needs doing at once: the next tick asks again.`,retry:!0},{code:`ssh-disconnected`,when:({code})=>typeof code==`number`,says:({message})=>`it ended the connection (${(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__.E)(message)}).`,remedy:`Look into its sshd log for the reason.`,retry:!0,wait_s:15}],SENT_ROWS=[{code:`aborted`,when:isCalledOff,says:()=>`the visit was called off; what its script has done is unknown.`,remedy:`Nothing needs doing: the next tick asks again.`,retry:!0},{code:`terminal-timeout`,when:({noticed})=>noticed===`deadline`,says:({message})=>`${message}; what the script has done is unknown.`,remedy:`Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount there.`,retry:!0},{code:`answer-too-large`,when:({noticed})=>noticed===`too-large`,says:({message})=>`${message}; the answer was not read to its end.`,remedy:`Report this with the log: every read has its own limit, so this should not happen.`,retry:!0},{code:`ssh-script-killed`,when:({noticed})=>noticed===`signal`,says:({message})=>`${message}; what the script has done is unknown.`,remedy:`Look into the machine’s log for who ended it (memory, policy, an administrator).`,retry:!0},{code:`wrong-shell`,when:({noticed})=>noticed===`reader`,says:({message})=>`${message}; what it has done with it is unknown.`,remedy:_shells_answer_wrong_shell_js__WEBPACK_IMPORTED_MODULE_1__._T,retry:!0},{code:`script-blocked`,when:({noticed})=>noticed===`blocked`,says:({message})=>`${message}; nothing of the script was run.`,remedy:_shells_powershell_reader_js__WEBPACK_IMPORTED_MODULE_0__.Ab,retry:!1},{code:`ssh-no-login-shell`,when:({noticed,message})=>noticed===`exit-code`&&/account is (?:currently )?not available/i.test(message),says:({message})=>`${message}.`,remedy:"The login shell of that user is nologin or the like. Give it one, `chsh -s /bin/sh USER` as root, or name another user.",retry:!0},{code:`ssh-sftp-only`,when:({noticed,message})=>noticed===`exit-code`&&/allows sftp connections only/i.test(message),says:({message})=>`${message}.`,remedy:"sshd runs nothing but sftp for that user: take `ForceCommand internal-sftp` out of its `Match` block, or name another user.",retry:!0},{code:`ssh-script-failed`,when:({noticed})=>noticed===`exit-code`,says:({message})=>`${message}.`,remedy:`Run \`ssh … exec /bin/sh -s\` to the machine by hand and see that it works: a \`ForceCommand\` of sshd, or \`command=\` of the key, runs something else. ${_shells_answer_wrong_shell_js__WEBPACK_IMPORTED_MODULE_1__._T}`,retry:!0},{code:`ssh-no-exit-code`,when:({noticed})=>noticed===`no-exit-code`,says:({message})=>`the session ended without an exit code, as when the connection is cut; what the script has done is unknown${message}.`,remedy:`Nothing needs doing at once: the next tick asks again.`,retry:!0}],BACKS_OFF=new Set([...REACH_ROWS,...LOGIN_ROWS].filter(({wait_s=0})=>wait_s>0).map(({code})=>code))}),8256:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>Noticed});class Noticed extends Error{what;constructor(what,message){super(message),this.what=what}}}),26085:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JC:()=>keySource,ov:()=>sshTarget,rZ:()=>warpgateTarget});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_ports_known_hosts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86115);function sshTarget(terminal,config){if(config.host===void 0)throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`ssh-host-missing`,message:`terminals.${terminal}: direct-ssh needs a host.`,remedy:"Add `host`: a name or an address.",retry:!1});return{terminal,path:`terminals.${terminal}`,host_alias:terminal,host:bare(config.host),port:config.port??22,user:config.user??`agent`,auth:config.auth??(config.ssh_key===void 0?`tailscale`:`key`),host_keys:config.host_keys??[],tofu:config.tofu??!1,proxy:config.proxy===void 0?null:proxyOf(config.proxy,`terminals.${terminal}`)}}function warpgateTarget(terminal,target,config){if(config.host===void 0||config.user===void 0||config.ssh_key===void 0)throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`warpgate-incomplete`,message:"warpgate: the native way needs `host`, `user` and `ssh_key`.",remedy:"Add them, or `relay`; `agentd check-config` tells what is missing.",retry:!1});return{terminal,path:`warpgate`,host_alias:_ports_known_hosts_js__WEBPACK_IMPORTED_MODULE_1__.x,host:bare(config.host),port:config.port??2222,user:`${config.user}:${target}`,auth:`key`,host_keys:config.host_keys??[],tofu:config.tofu??!1,proxy:config.proxy===void 0?null:proxyOf(config.proxy,`warpgate`)}}function bare(host){return host.replace(/^\[(.*)\]$/,`$1`)}function proxyOf(text,path){if(text===`tailscale-nc`)return text;let url=URL.canParse(text)?new URL(text):null;if(url!==null&&/^socks5h?:$/.test(url.protocol)&&url.hostname!==``&&url.username===``)return{host:bare(url.hostname),port:url.port===``?1080:Number(url.port)};throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.xL({code:`ssh-proxy-invalid`,message:`${path}.proxy: it is neither \`socks5://host:port\` (without a login) nor \`tailscale-nc\`.`,remedy:"Write the address of the SOCKS5 server, such as `socks5://localhost:1055`, or remove `proxy`.",retry:!1})}function keySource(config,secret){let{ssh_key,ssh_passphrase_key}=config;if(ssh_key===void 0)return null;let passphrase=ssh_passphrase_key===void 0?null:{name:ssh_passphrase_key,text:secret(ssh_passphrase_key)};return{name:ssh_key,text:secret(ssh_key),passphrase}}}),95953:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C3:()=>parseHostKeys,EK:()=>isOneOf,QP:()=>typeOf,Rj:()=>fingerprint,Sb:()=>verifierOf,cA:()=>lineOf,iJ:()=>algorithmsFor});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598),_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84282);let ALGORITHMS={"ssh-ed25519":[`ssh-ed25519`],"ecdsa-sha2-nistp256":[`ecdsa-sha2-nistp256`],"ecdsa-sha2-nistp384":[`ecdsa-sha2-nistp384`],"ecdsa-sha2-nistp521":[`ecdsa-sha2-nistp521`],"ssh-rsa":[`rsa-sha2-512`,`rsa-sha2-256`]};function parseHostKeys(lines,path){let keys=[];for(let line of lines.flatMap(each=>each.split(/\r?\n/))){let text=line.trim();text!==``&&!text.startsWith(`#`)&&keys.push(parseLine(text,path))}return keys}function parseLine(text,path){if(text.startsWith(`@`))throw invalid(path,`the marker ${text.split(/\s/)[0]} is not supported`);let fields=text.split(/\s+/),at=fields.findIndex(field=>field in ALGORITHMS),[type,base64]=[fields[at],fields[at+1]];if(at<0||at>1||type===void 0||base64===void 0)throw invalid(path,/SHA256:|^[0-9a-f:]{47}$/.test(text)?`a fingerprint is no key`:`it is no host key line`);let blob=Buffer.from(base64,`base64`);if(typeOf(blob)!==type||!isWhole(blob)||blob.toString(`base64`).replace(/=+$/,``)!==base64.replace(/=+$/,``))throw invalid(path,`the key of type ${type} is damaged or cut`);return{type,blob}}function typeOf(blob){if(blob.length<4)return``;let length=blob.readUInt32BE(0);return length>0&&length<=64&&4+length<blob.length?blob.toString(`latin1`,4,4+length):``}function isWhole(blob){let at=0;for(;at+4<=blob.length;)at+=4+blob.readUInt32BE(at);return at===blob.length}function fingerprint(blob){return`SHA256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(`sha256`).update(blob).digest(`base64`).replace(/=+$/,``)}`}function lineOf(blob){return`${typeOf(blob)} ${blob.toString(`base64`)}`}function algorithmsFor(keys){let types=new Set(keys.map(({type})=>type));return Object.entries(ALGORITHMS).filter(([type])=>types.size===0||types.has(type)).flatMap(([,algorithms])=>algorithms)}function isOneOf(blob,keys){return keys.some(key=>key.blob.equals(blob))}function verifierOf(check){return blob=>check(blob)===!0}function invalid(path,what){return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.xL({code:`host-key-line-invalid`,message:`${path}: ${what}.`,remedy:"Paste whole lines of `ssh-keyscan`, or of /etc/ssh/ssh_host_ed25519_key.pub on the machine.",retry:!1})}}),46769:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>knownHosts,L:()=>newsOf});var _ports_known_hosts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86115);function knownHosts(){let known=new Map,news=new Map;return{know:keys=>{for(let[alias,lines]of keys)known.set(alias,lines)},recall:alias=>[...known.get(alias)??[],...news.get(alias)??[]],learned:(alias,line)=>void news.set(alias,[...news.get(alias)??[],line]),news:alias=>news.get(alias)??[]}}function newsOf(hosts,terminal,route){return hosts.news(route===`warpgate-ssh`?_ports_known_hosts_js__WEBPACK_IMPORTED_MODULE_0__.x:terminal)}}),79412:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_D:()=>isTailnet,gD:()=>peerOf,rk:()=>readStatus});var node_net__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77030),zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(38321);let texts=zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish().transform(list=>list??[]),Peer=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({DNSName:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().default(``),HostName:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().default(``),TailscaleIPs:texts,OS:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().default(``),Online:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),LastSeen:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),sshHostKeys:texts}),Status=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({BackendState:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().default(``),TUN:zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),Self:Peer.nullish(),Peer:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),Peer).nullish()});function readStatus(text){let status=Status.parse(JSON.parse(text)),peers=Object.values(status.Peer??{});return{state:status.BackendState,userspace:status.TUN===!1,peers:[...status.Self==null?[]:[status.Self],...peers].map(peer=>({name:peer.DNSName.replace(/\.$/,``).toLowerCase(),host_name:peer.HostName.toLowerCase(),addresses:peer.TailscaleIPs.toSorted((a,b)=>(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(a)-(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(b)),os:peer.OS,online:peer.Online??null,last_seen:peer.LastSeen===void 0||peer.LastSeen.startsWith(`0001-`)?null:peer.LastSeen,host_keys:peer.sshHostKeys}))}}function peerOf(status,host){let wanted=host.replace(/\.$/,``).toLowerCase(),ways=[peer=>peer.name===wanted||peer.addresses.includes(wanted),peer=>peer.name.split(`.`)[0]===wanted,peer=>peer.host_name===wanted];for(let fits of ways){let found=status.peers.filter(fits);if(found.length>1)return null;if(found[0]!==void 0)return found[0]}return null}function isTailnet(host){let text=host.replace(/\.$/,``).toLowerCase();if(text.endsWith(`.ts.net`)||text.startsWith(`fd7a:115c:a1e0:`))return!0;let[first,second]=text.split(`.`).map(Number);return(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text)===4&&first===100&&second!==void 0&&second>=64&&second<=127}}),82459:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>find});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_host_keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95953),_tailscale_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79412);async function find(target,means){let path=`${target.path}.host_keys`,pinned=(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__.C3)(target.host_keys,path),status=await statusFor(target,means.tailscale,pinned.length>0),peer=status===null?null:peerIn(status,target),address=peer?.addresses[0]??target.host;return{where:`${target.terminal} (${target.user}@${address} port ${target.port})`,route:routeTo(address,target,status!==null&&peer!==null&&status.userspace,means),trust:trustIn(target,pinned,peer,means.memory,path)}}async function statusFor(target,tailscale,pinned){if(target.auth===`key`&&!(0,_tailscale_js__WEBPACK_IMPORTED_MODULE_2__._D)(target.host))return null;try{return await tailscale.status()}catch(error){if(target.auth===`tailscale`&&!pinned)throw error;return null}}function peerIn(status,target){let{terminal,host,auth}=target;if(status.state!==`Running`)throw unreached({code:`tailscale-stopped`,message:`${terminal}: Tailscale on this machine is not running (${status.state||`no state`}).`,remedy:"Log in and start it: `tailscale up`.",retry:!0});let peer=(0,_tailscale_js__WEBPACK_IMPORTED_MODULE_2__.gD)(status,host);if(peer===null&&auth===`tailscale`)throw unreached({code:`tailscale-peer-unknown`,message:`${terminal}: this machine’s tailnet shows no machine, or several, by the name ${host}.`,remedy:`Write the whole name (machine.tailnet.ts.net). A machine that no rule of the policy lets us reach is not shown.`,retry:!0});if(peer?.online===!1){let since=peer.last_seen===null?``:`, last seen ${peer.last_seen}`;throw unreached({code:`terminal-offline`,message:`${terminal}: ${peer.name||host} is offline in the tailnet${since}.`,remedy:`Nothing needs doing if it sleeps or travels: work goes on when it is back.`,retry:!0})}return peer}function routeTo(address,target,userspace,{tailscale,env}){let{port,proxy}=target;return proxy===`tailscale-nc`||proxy===null&&userspace?{via:`program`,...tailscale.netcat(address,port),env}:proxy===null?{via:`tcp`,host:address,port}:{via:`socks5`,proxy,host:address,port}}function trustIn(target,pinned,peer,memory,path){let{terminal,host_alias,auth,tofu}=target;if(pinned.length>0)return{keys:pinned,on_first_use:!1,path,published:!1};let published=(peer?.host_keys??[]).flatMap(readable);if(auth===`tailscale`&&published.length>0)return{keys:published,on_first_use:!1,path,published:!0};if(tofu&&memory!==null)return{keys:(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__.C3)(memory.recall(host_alias),`the host keys learned for ${host_alias}`),on_first_use:!0,path,published:!1};if(auth===`tailscale`)throw unreached({code:`tailscale-ssh-off`,message:`${terminal}: the machine publishes no SSH host keys in the tailnet, so Tailscale SSH is off there.`,remedy:"Switch it on there (`tailscale set --ssh`), or use its own sshd: `auth: key`, `ssh_key` and `host_keys`.",retry:!0});return{keys:[],on_first_use:!1,path,published:!1}}function readable(line){try{return(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__.C3)([line],`tailscale`)}catch{return[]}}function unreached(problem){return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.YX(problem)}}),94954:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>verifyHostKey,O:()=>refusalOf});var _host_keys_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(95953);function verifyHostKey(blob,{keys,on_first_use}){return keys.length>0?(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.EK)(blob,keys)?`known`:`other`:on_first_use?`first`:`unpinned`}function refusalOf(blob,trust,where){let shown=`${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.QP)(blob)||`a key of no known type`} ${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.Rj)(blob)}`;if(verifyHostKey(blob,trust)===`unpinned`)return{code:`host-key-unpinned`,kind:`HostKeyError`,message:`${where}: no host key is known for it. It shows \`${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.cA)(blob)}\` (${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.Rj)(blob)}).`,remedy:`Compare the fingerprint with \`ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub\` on the machine, then add that line to ${trust.path}.`,retry:!1,wait_s:0};let mend=trust.published?`The known key is the one that Tailscale publishes; if the machine was set up anew, restart Tailscale there.`:`If the machine was set up anew, put the line of its new key into ${trust.path}.`;return{code:`host-key-mismatch`,kind:`HostKeyError`,message:`${where}: it shows the host key ${shown}, and the one that is known is ${trust.keys.map(key=>`${key.type} ${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__.Rj)(key.blob)}`).join(`, `)}.`,remedy:`Find out why before anything else: another machine may answer under that address. ${mend}`,retry:!1,wait_s:0}}}),63565:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>makeTransport});var external_node_path_=__webpack_require__(76760),chosen_terminals=__webpack_require__(72720),environment=__webpack_require__(79021),errors=__webpack_require__(84282),classify=__webpack_require__(57312),algorithms=__webpack_require__(85604),wrong_shell=__webpack_require__(74291),fault=__webpack_require__(8256),powershell_reader=__webpack_require__(66227),sanitize=__webpack_require__(8061);let BEGIN=/^[0-9a-f]{16,} BEGIN\r?$/m,END=/^[0-9a-f]{16,} END \d+\r?$/m;function deliver(link,delivery){return new Promise((resolve,reject)=>{let phase=`open`,settled=!1,settle=()=>!settled&&(settled=!0,clearTimeout(timer),stopListening(),delivery.signal?.removeEventListener(`abort`,onAbort),!0),fail=error=>{settle()&&reject(link.errorFor(error,phase))},stop=error=>{fail(error),link.destroy()},timer=setTimeout(()=>stop(tooLate(delivery.timeout_ms)),delivery.timeout_ms),stopListening=link.onLost(fail),onAbort=()=>stop(new fault.X(`called-off`,`it was called off`));if(delivery.signal?.addEventListener(`abort`,onAbort,{once:!0}),delivery.signal?.aborted===!0)return onAbort();let send=session=>{if(settled)return session.close();phase=`sent`,read(session,delivery,{fail,stop,done:text=>{settle()&&resolve(text)}}),session.end(delivery.script),link.spare.prepare(delivery.command)},openOne=()=>{try{link.client.exec(delivery.command,(error,session)=>{error===void 0?send(session):fail(error)})}catch(error){fail(error)}},spare=link.spare.take();spare===null?openOne():spare.then(afterNews).then(session=>{link.ended()?fail(new fault.X(`closed`,`the connection was closed`)):session?.writable===!0?send(session):openOne()})})}function afterNews(value){return new Promise(resolve=>{setImmediate(()=>setImmediate(()=>resolve(value)))})}function read(session,{max_output_bytes},{fail,stop,done}){let stdout=[],size=0,stderr=``;session.on(`data`,chunk=>{size+=chunk.length,size>max_output_bytes?stop(new fault.X(`too-large`,`it printed more than ${max_output_bytes} bytes`)):stdout.push(chunk)}),session.stderr.on(`data`,chunk=>{stderr.length<2e3&&(stderr+=chunk.toString(`utf8`))}),session.on(`error`,()=>{}),session.on(`close`,(code,signal)=>{let text=Buffer.concat(stdout).toString(`utf8`);if(code===void 0)return fail(new fault.X(`no-exit-code`,wordsBefore(stderr,text)));if(code===null)return fail(new fault.X(`signal`,`the script’s shell was ended by ${signal??`a signal`}`));if(code!==0&&!END.test(text)||!BEGIN.test(text)&&((0,wrong_shell.D3)(stderr)!==null||(0,powershell_reader.lT)(stderr)))return fail(failedShell(code,stderr,text));done(text)})}function wordsBefore(stderr,stdout){let words=BEGIN.test(stdout)?``:(0,sanitize.E)(`${stderr} ${stdout.slice(-2e3)}`);return words===``?``:` (it said: “${words}”)`}function tooLate(ms){return new fault.X(`deadline`,`it did not answer within ${ms/1e3} s`)}function failedShell(code,stderr,stdout){let words=(0,sanitize.E)(stderr)||(0,sanitize.E)(stdout.slice(-2e3)),reader=BEGIN.test(stdout)?null:(0,wrong_shell.D3)(`${stderr}\n${stdout.slice(-2e3)}`);return reader===null?!BEGIN.test(stdout)&&(0,powershell_reader.lT)(`${stderr}\n${stdout.slice(-2e3)}`)?new fault.X(`blocked`,`a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)`):new fault.X(`exit-code`,`the shell ended with exit code ${code}${words===``?``:`: “${words}”`}`):new fault.X(`reader`,`${reader} got the script in place of the shell that was asked for, and said “${words}”`)}var host_keys=__webpack_require__(95953);function spareSession(client){let spare=null,allowed=!0;return{prepare:command=>{allowed&&(spare??=spare_session_open(client,command)),spare?.then(session=>{session===null&&([allowed,spare]=[!1,null])})},take:()=>{let taken=spare;return spare=null,taken}}}function spare_session_open(client,command){return new Promise(resolve=>{try{client.exec(command,(error,session)=>{if(error!==void 0)return resolve(null);session.on(`error`,()=>{}),resolve(session)})}catch{resolve(null)}})}let NO_SPARE={prepare:()=>{},take:()=>null};var ssh_trust=__webpack_require__(94954);function login(client,stream,request){return new Promise((resolve,reject)=>{let phase=`handshake`,settled=!1,banner=``,hostKey=null,refused=!1,ended=!1,wanted=[],lastError=null,listeners=new Set,errorFor=(error,at)=>(0,classify.M)((0,classify.L)(error,at,banner,request.where),error),settle=()=>!settled&&(settled=!0,clearTimeout(timer),request.signal.removeEventListener(`abort`,onAbort),!0),fail=error=>{if(!settle())return;wanted.length>0&&(error=askedMore(wanted)),stream.destroy();let fault=refused&&hostKey!==null?(0,ssh_trust.O)(hostKey,request.trust,request.where):null;reject(fault===null?errorFor(error,phase):(0,classify.M)(fault,error))},timer=setTimeout(()=>fail(new fault.X(`deadline`,`the login took too long`)),request.login_ms),onAbort=()=>fail(new fault.X(`called-off`,`it was called off`));if(request.signal.addEventListener(`abort`,onAbort,{once:!0}),request.signal.aborted)return onAbort();let verify=blob=>{if(hostKey!==null)return hostKey.equals(blob);hostKey=Buffer.from(blob);let judgement=(0,ssh_trust.H)(blob,request.trust);return refused=judgement!==`known`&&judgement!==`first`,!refused};stream.on(`error`,()=>{}),client.on(`error`,error=>{lastError??=error,fail(error),stream.destroy()}),client.on(`banner`,text=>{banner.length<4e3&&(banner+=text)}),client.on(`handshake`,()=>{phase===`handshake`&&(phase=`login`)}),client.on(`close`,()=>{ended=!0;let error=lastError??new fault.X(`closed`,`the connection was closed`);fail(error);for(let listener of listeners)listener(error);listeners.clear()}),client.on(`ready`,()=>{if(hostKey===null)return fail(new fault.X(`closed`,`it showed no host key`));settle()&&resolve(connected(hostKey))});let spare=request.spare?spareSession(client):NO_SPARE,connected=host_key=>({host_key,get ended(){return ended||stream.destroyed},run:delivery=>deliver({client,ended:()=>ended||stream.destroyed,destroy:()=>stream.destroy(),onLost:listener=>(listeners.add(listener),()=>listeners.delete(listener)),errorFor,spare},delivery),close:()=>goodbye(client,stream)});try{client.connect({sock:stream,username:request.user,authHandler:methodsOf(request,methods=>{wanted=methods}),hostVerifier:(0,host_keys.Sb)(verify),algorithms:{kex:[...algorithms.b],cipher:[...algorithms.d],serverHostKey:(0,host_keys.iJ)(request.trust.keys),compress:[`none`]},readyTimeout:0,keepaliveInterval:5e3,keepaliveCountMax:3}),stream.once(`data`,chunk=>{chunk.subarray(0,4).equals(Buffer.from(`SSH-`))||(banner+=chunk.toString(`utf8`,0,400))})}catch(error){fail(error instanceof Error?error:Error(String(error)))}})}function methodsOf({ways,user:username},onMore){let left=[...ways];return(methods,partial,next)=>{let way=left.shift();if(way!==void 0)return next(way.way===`none`?{type:`none`,username}:{type:`publickey`,username,key:way.key});let asked=(methods??[]).filter(method=>method!==`publickey`);return ways.at(-1)?.way===`key`&&asked.length>0&&(partial===!0||asked.length===methods?.length)&&onMore(asked),!1}}function askedMore(methods){return new fault.X(`more-factors`,`the key alone does not let us in; it asks for ${methods.join(` or `)}`)}function goodbye(client,stream){return new Promise(resolve=>{if(stream.destroyed)return resolve();let timer=setTimeout(()=>stream.destroy(),1e3);stream.once(`close`,()=>{clearTimeout(timer),resolve()}),client.end()})}var dial=__webpack_require__(41877),failures=__webpack_require__(64981);class Slots{#limit;#taken=0;#waiting=[];constructor(limit){this.#limit=limit}get taken(){return this.#taken}take(){return this.#taken<this.#limit?(this.#taken+=1,Promise.resolve()):new Promise(resolve=>this.#waiting.push(resolve))}release(){for(--this.#taken;this.#taken<this.#limit;){let next=this.#waiting.shift();if(next===void 0)return;this.#taken+=1,next()}}shrinkTo(limit){this.#limit=Math.max(1,Math.min(this.#limit,limit))}}var ssh_target=__webpack_require__(82459);let LIMITS={attempt_ms:5e3,dial_ms:4e4,waits_ms:[2e3,5e3,1e4],login_ms:2e4,max_output_bytes:268435456,sessions:8,spare:!0};function directSshChannel(options){let limits={...LIMITS,...options.limits},slots=new Slots(limits.sessions),closing=new AbortController,connecting=null,connection=null,final=null,dialled=!1,connect=async()=>{let patience=dialled?{...limits,waits_ms:[]}:limits;dialled=!0;try{return connection=await direct_open(options,patience,closing.signal),connection}catch(error){throw error instanceof Error&&isFinal(error)&&(final=error),error}finally{connecting=null}},connected=()=>closing.signal.aborted?Promise.reject(direct_closed(options.target.terminal)):final===null?connection!==null&&!connection.ended?Promise.resolve(connection):connecting??=connect():Promise.reject(final),attempt=async(script,{timeout_ms,signal},again)=>{let used=connection,link=await orAborted(connected(),signal,options.target.terminal);try{let{max_output_bytes}=limits;return await link.run({command:options.command,script,timeout_ms,max_output_bytes,signal})}catch(error){if(!(error instanceof errors.YX))throw error;let crowded=error.problem.code===`ssh-channel-refused`&&slots.taken>1;throw crowded&&slots.shrinkTo(slots.taken-1),crowded||again&&link===used&&link.ended?new Repeat(error,crowded):error}};return{name:`direct-ssh`,run:async(script,runOptions)=>{for(let again=!0;;){await slots.take();try{return await attempt(script,runOptions,again)}catch(error){if(!(error instanceof Repeat))throw error;error.crowded||(again=!1)}finally{slots.release()}}},close:async()=>{closing.abort(),await connecting?.catch(()=>{}),await connection?.close()}}}class Repeat extends Error{crowded;constructor(cause,crowded){super(cause.message,{cause}),this.crowded=crowded}}function isFinal(error){return error instanceof errors.wX?!error.problem.retry||failures.l.has(error.problem.code):!0}async function direct_open(options,limits,signal){let{target,means}=options,[ssh2,{route,where,trust}]=await Promise.all([__webpack_require__.e(7362).then(__webpack_require__.t.bind(__webpack_require__,17362,19)),(0,ssh_target.I)(target,means)]),ways=waysIn(options,ssh2.default.utils.parseKey),stream=await(0,dial.z)(route,limits,signal).catch(error=>{throw(0,classify.M)((0,classify.L)(error,`reach`,``,where),error)}),request={where,user:target.user,ways,trust,login_ms:limits.login_ms,signal,spare:limits.spare},connection=await login(new ssh2.Client,stream,request);return trust.on_first_use&&trust.keys.length===0&&await learn(connection,options,trust,where),connection}async function learn(connection,{target,means},trust,where){let keys=(0,host_keys.C3)(means.memory?.recall(target.host_alias)??[],target.host_alias);if((0,ssh_trust.H)(connection.host_key,{...trust,keys})===`first`)means.memory?.learned(target.host_alias,(0,host_keys.cA)(connection.host_key));else if((0,ssh_trust.H)(connection.host_key,{...trust,keys})===`other`)throw await connection.close(),(0,classify.M)((0,ssh_trust.O)(connection.host_key,{...trust,keys},where))}function waysIn({target,key,means},parseKey){let none=target.auth===`tailscale`?[{way:`none`}]:[];return key===null?none:[...none,{way:`key`,key:means.keys.read(key,parseKey)}]}function orAborted(work,signal,terminal){return signal===void 0?work:new Promise((resolve,reject)=>{let onAbort=()=>{reject((0,classify.M)((0,classify.L)(new fault.X(`called-off`,`it was called off`),`reach`,``,terminal)))};signal.aborted&&onAbort(),signal.addEventListener(`abort`,onAbort,{once:!0}),work.then(resolve,reject).finally(()=>signal.removeEventListener(`abort`,onAbort))})}function direct_closed(terminal){return new errors.YX({code:`channel-closed`,message:`${terminal}: its channel has been closed, and was then asked for more.`,remedy:`Report this with the log.`,retry:!1})}var channels_means=__webpack_require__(85771);function quote(value){if(value.includes(`\0`))throw new errors.wX({code:`value-has-nul`,message:`A path, name or command line for a terminal contains a NUL character.`,remedy:`Remove the NUL character from the configuration or from the item that it comes from.`,retry:!1});return`'${value.replaceAll(`'`,`'\\''`)}'`}function base64Lines(bytes){return Buffer.from(bytes).toString(`base64`).replace(/.{1,76}/g,`$&
`)}function isPlainText(text){return text.length<=6e4&&/^[\t\n\P{C}]*$/u.test(text)}var external_node_zlib_=__webpack_require__(38522);let BOOT=`n='
'
boot(){
B= NS= MC= gw=
if [ -r "$P/self/stat" ];then { read -r B <"$P/sys/kernel/random/boot_id";} 2>/dev/null
NS=$(readlink "$P/self/ns/pid" 2>/dev/null);NS=\${NS#pid:?};NS=\${NS%?}
else P=;B=$(sysctl -n kern.bootsessionuuid 2>/dev/null)||{ B=$(sysctl -n kern.boottime 2>/dev/null);B=\${B#*sec = };B=\${B%%,*};}
MC=$(ioreg -rd1 -c IOPlatformExpertDevice 2>/dev/null|sed -n 's/.*"IOPlatformUUID" = "\\([0-9A-Fa-f-]*\\)".*/\\1/p');fi
for f in /etc/machine-id /var/lib/dbus/machine-id;do [ "$MC" ]||{ read -r MC <$f;} 2>/dev/null;done
case $MC in *[!0-9A-Fa-f-]*)MC=;;esac
case $NS in *[!0-9]*)NS=;;esac
B=\${B:--} NS=\${NS:--} MC=\${MC:--}
}
`,PROCESSES=`fields(){ l=;{ while read -r _a;do l="$l $_a";done <"$P/$1/stat";} 2>/dev/null;l=\${l##*') '};[ "$l" ];}
up(){
case $1 in ''|0|1|*[!0-9]*)return 1;;esac
if [ "$P" ];then fields "$1"||return 1
set -- "$2" $l;[ "$1" = "\${21}" ]||return 1
case $2 in Z|X|x)return 1;;esac
else [ "$Q" ]||rows;case $Q in *"$n$1 $2 "[!ZXx]*);;*)return 1;;esac;fi
}
blind(){ [ "$P" ]&&return 1;[ "$Q" ]||rows;case $Q in *"$n$$ "*)return 1;;esac;}
mine(){
l=
if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;case $CL in *"$n$1 $2 "*)l=\${CL#*"$n$1 $2 "};l=\${l%%"$n"*};;esac;fi
case $l in *"/\${D##*/}/run.sh"*)return 0;;esac
return 1
}
born(){
x=
if [ "$P" ];then fields "$1"||return 1;set -- $l;x=\${20}
else set -- $(TZ=UTC0 ps -o lstart= -p "$1" 2>/dev/null);[ "$5" ]&&x=$1_$2_$3_$4_$5;fi
[ "$x" ]
}
rows(){
if [ "$P" ];then Q="$n$(cat "$P"/[0-9]*/stat 2>/dev/null|sed -n ':a
/) . [-0-9 ]\\{20\\}/!{N
s/\\n/ /
ba
}
s/ (.*) / /;s/ /:/21;s/:.*//;s/ /:/20;s/ /:/5;s/:.*:/ /;s/ \\(.*\\) \\(.*\\)/ \\2 \\1/
/^[0-9]* [0-9]* [ZXx]/!p')$n"
else o=$IFS;IFS='	';set -f;set -- $(TZ=UTC0 ps -axww -o pid=,lstart=,stat=,ppid=,pgid=,command= 2>/dev/null|sed -n 'y/	/ /;s/  */ /g;s/^ //;s/ /_/2;s/ /_/2;s/ /_/2;s/ /_/2
/^[0-9]* [^ ]* [^ZXx]/{
/\\/run[.]sh/H
s/ / -\\
/5
P
}
$!d
x
s/^/	/p');set +f;IFS=$o;Q=$n$1 CL="$2$n";fi
}
`,PLAIN=`file(){ [ -f "$1" ]&&[ ! -L "$1" ];}
plain(){ file "$D/$1";}
there(){ [ -e "$1" ]||[ -L "$1" ];}
home(){ cd -P "$D"&&[ "\${PWD##*/}" = "\${D##*/}" ]&&[ .. -ef "\${D%/*}" ];}
only(){ if there "$1"&&! file "$1";then rm -rf "$1";fi;}
rd(){
x=;plain "$1"&&{ read -r x <"$D/$1";} 2>/dev/null
case $x in *[!0-9A-Za-z=:._+\\ -]*)x=;;esac
[ \${#x} -le 80 ]||x=
}
`,NAP=`nap(){ j=$((j+1));sleep 0.2 2>/dev/null||{ sleep 1;j=$((j+4));};}
`,REAL=`real(){
_r=$(command -v "$1")||return
case $1$P in git|python3)[ -e "\${_r%/*}/xcode-select" ]||return 0
set -- "$1" "$("\${_r%/*}/xcode-select" -p)";[ "$2" ]&&[ -x "$2/usr/bin/$1" ];;esac
} 2>/dev/null
`,DETACH=`det(){
if command -v setsid >/dev/null 2>&1;then exec setsid "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e 'use POSIX;POSIX::setsid();exec {$ARGV[0]} @ARGV' "$@"
elif real python3;then exec python3 -c 'import os,sys
os.setsid();os.execvp(sys.argv[1],sys.argv[1:])' "$@"
else trap '' HUP;exec "$@";fi
}
detach(){
(cd /;unset AGENTD_RUN;exec </dev/null 2>/dev/null 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
{ command -v setsid||command -v perl||real python3||{ (set -m)&&set -m;};} >/dev/null
det "$@" >/dev/null &
echo $!)
}
`,CLAIM=`claim(){
x="$D/.begin.$$"
{ echo "$*" >"$x";} 2>/dev/null||{ rm -f "$x";return 1;}
ln "$x" "$D/begin" 2>/dev/null;c=$?;rm -f "$x"
[ $c = 0 ]&&return 0
[ -e "$D/begin" ]&&return 1
(set -C;echo "$*" >"$D/begin") 2>/dev/null
}
`,ORDERED=`agentd`,READER=`/bin/sh -s ${ORDERED}`,WITHOUT_FUNCTIONS=`case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p -s "$@";;esac`;function head(nonce,{ordered}){let line=`case \${1-} in ${ORDERED});;*)${says(nonce)};[ "${BYTEWISE}" ]||exit 0;exec ${READER} "$0";;esac`;return[`# agentd`,`#`,`#`,...ordered?[line]:[],WITHOUT_FUNCTIONS]}let BYTEWISE="${BASH_VERSION-}${ZSH_VERSION-}${KSH_VERSION-}";function proof(nonce,{ordered}){let good=ordered?`b${ORDERED}`:`b`;return[`set +aefuvxC;IFS=' 	
' x='a b';for x in $x;do :;done`,`case $x${ordered?`$1`:``}\${BASH_VERSION+$-} in ${good}|${good}*p*);;*)${says(nonce)};exit 0;;esac`,`unset CDPATH GREP_OPTIONS GZIP PS_FORMAT PS_PERSONALITY;[ "$BASH_VERSION" ]&&export -n SHELLOPTS BASHOPTS`]}function says(nonce){return`echo;echo "${nonce} READ $0"`}function isShared(item){return item.op===`grep`&&item.pick===`first`}function whileRunning(operation){return operation.op===`kill`?[]:operation.op===`inspect`?operation.collect_running:null}function keyOf(items){return JSON.stringify(items)}function listsOf(operations){let ended=new Map,running=new Map,note=(lists,items)=>{lists.has(keyOf(items))||lists.set(keyOf(items),lists.size)};for(let operation of operations)(operation.op===`inspect`||operation.op===`kill`)&&(note(ended,operation.collect),note(running,whileRunning(operation)??[]));return{ended,running}}function collectors(lists){let functions=[],searches=[];for(let[key,number]of lists.ended)functions.push(`c${number}(){`,`:`,...itemsOf(key).map((item,at)=>takeLine(at,item)),`}`);for(let[key,number]of lists.running)functions.push(`h${number}(){`,`:`),itemsOf(key).forEach((item,at)=>{if(!isShared(item))return functions.push(takeLine(at,item));let files=`F${number}_${at}`;return searches.push(`many g${number}.${at} ${item.max_bytes+400} ${quote(item.needle)} "$${files}"`),functions.push(`f=$D/${quote(item.file)};if [ -f "$f" ]&&[ ! -L "$f" ];then ${files}=$${files}$n$f e=\${e}1;else e=\${e}0;fi`)}),functions.push(`}`);return{functions,searches}}function itemsOf(key){return JSON.parse(key)}function takeLine(at,item){let op=item.op===`read`?`r`:item.op===`tail`?`t`:item.pick===`first`?`g`:`l`,needle=item.op===`grep`?` ${quote(item.needle)}`:``;return`take ${at} ${op} ${quote(item.file)} ${item.max_bytes}${needle}`}let OUTPUTS=[`events.jsonl`,`out.json`,`stdout.txt`,`stderr.txt`],PIECE_BYTES=8*2**20,MOST_BYTES=17*2**20,RECORD=`cap(){
for f in ${OUTPUTS.join(` `)};do
file "$f"&&x=$(($(wc -c <"$f")))&&[ $x -gt ${MOST_BYTES} ]||continue
rm -rf "$f.cap";(set -C;{ head -c ${PIECE_BYTES} "$f";printf '\\nagentd: %s bytes are left out here\\n' $((x-2*${PIECE_BYTES}));tail -c ${PIECE_BYTES} "$f";} >"$f.cap")&&mv -f "$f.cap" "$f"||rm -rf "$f.cap"
done 2>/dev/null
}
record(){
(home||exit
cap
only .exit
printf '%-63s\\n' "exit=$1 at $(date +%Y-%m-%dT%H:%M:%S%z)" 1<>.exit
only exit.txt
mv -f .exit exit.txt)
}
mark(){
(home||exit
only .ended
printf '%-7s\\n' "$1" 1<>.ended
only ended.txt
ln .ended ended.txt||[ -e ended.txt ]||mv .ended ended.txt)
}
`,SLAY=`left(){ Q=;for e in $V;do up "\${e%%:*}" "\${e#*:}"&&return;done;return 1;}
send(){ for a in $I;do for e in $V;do [ "\${e%%:*}" = "$a" ]&&up "$a" "\${e#*:}"&&kill -$1 "$a";done;done;}
sweep(){
[ "$own" ]&&{ kill -TERM -"$p";kill -CONT -"$p";}
send TERM;send CONT
j=0 g=$(date +%s);while left&&[ $j -lt 24 ]&&[ $(($(date +%s)-g)) -lt 5 ];do nap;done
Q= hs=;[ "$own" ]&&[ "$p" != $$ ]&&up "$p" "$s"&&mine "$p" "$s"&&kill -STOP -"$p"&&hs=1
for h in 1 2 3;do Q=;kin;h=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&kill -KILL "\${e%%:*}"&&h=1;done
[ "$h" ]||break;nap;done
[ "$hs" ]&&kill -CONT "$p"
[ ! "$V" ]||{ Q=;kin;}
} 2>/dev/null
slay(){
Q=;kin;h=
if [ "$own" ]&&plain exit.txt;then
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;kin
[ "$own" ]&&[ "$(echo "$Q"|grep "^[0-9]* [^ ]* [^ ]* $p ")" ]&&(home&&rm -f exit.txt)
fi
[ "$own$V" ]||return
plain exit.txt||mark "$1"
sweep
[ "$aw" ]&&return
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;up "$p" "$s"&&mine "$p" "$s"&&{ kill -KILL "$p";nap;}
Q=;up "$p" "$s"||blind||plain exit.txt||record 137
} 2>/dev/null
`,LABELS=`labels(){
KL=$({
if [ ! "$P" ];then { ps -Eaxww -o pid=,command=||ps axeww -o pid=,command=;}|sed -n -e 's|^ *\\([0-9]*\\) .* AGENTD_RUN=\\([^ ]*\\).*|\\1 \\2|p' -e t -e 's|^ *\\([0-9]*\\) .*/run\\.sh \\(agentd-[^ ]*\\).*|\\1 \\2|p'
else { if printf 'a\\0b'|grep -zxFq a;then grep -azHs '^AGENTD_RUN=' "$P"/[0-9]*/environ|tr '\\n\\0' ' \\n'
else for f in $(grep -lsF AGENTD_RUN= "$P"/[0-9]*/environ);do tr '\\n\\0' ' \\n' <"$f"|sed -n "s|^AGENTD_RUN=|$f:&|p";done;fi
grep -aHs '/agentd-[^/]*[.]scope' "$P"/[0-9]*/cgroup;}|sed -n 's|^[^:]*/\\([0-9]*\\)/environ:AGENTD_RUN=|\\1 |p;s|^[^:]*/\\([0-9]*\\)/cgroup:.*/\\(agentd-[^/]*\\)[.]scope.*|\\1 +\\2|p'
fi
} 2>/dev/null);KL="$n$KL$n"
}
`,KIN=`moment(){
case $1 in *[:_][:_]*)return 1;;[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[1-9]_??:??:??_[12][0-9][0-9][0-9]|[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[0-9][0-9]_??:??:??_[12][0-9][0-9][0-9]);;*)return 1;;esac
case \${1#????????} in *[!0-9:_]*)return 1;;esac
o=$IFS;IFS=_:;set -- $1;IFS=$o
l=JanFebMarAprMayJunJulAugSepOctNovDec;l=\${l%%"$2"*}
l=$((((($7*400+\${#l}*11+\${3#0})*24+1$4-100)*60+1$5-100)*60+1$6-100))
}
mtime(){ stat -c %Y "$1"||stat -f %m "$1";}
latest(){
l=0
for f do plain $f&&f=$(mtime "$D/$f")&&[ "$f" -gt "$l" ]&&l=$f;done
[ "$l" -le "$_n" ]||l=0
l=$((l+5+$(date +%s)-_n)) f=+%a_%b_%d_%T_%Y;moment "$(date -ur $l $f||date -ud @$l $f)"||l=0
}
held_groups(){
_n=
while read -r a e t x y d;do case " $p$LS" in *" $y "*)
[ "$_n" ]||{ f=\${D%/*}/.agentd;[ ! -L "$f" ]&&touch -c "$f/lock"&&_n=$(mtime "$f/lock")||return
latest watch.txt;_l=$l;rd exit.txt;case $x in exit=137\\ *)x=;;*)x=exit.txt;;esac;latest begin watch.txt $x;_t=$l;}
x=$_l;[ "$y" != "$p" ]||x=$_t
moment "$e"&&[ "$l" -le "$x" ]&&gl="$gl $y ";;esac;done <<E
$Q
E
}
pinned(){
V= LS=' '
[ ! "$aw" ]&&plain watch.txt||return
{ read -r l;read -r V;read -r LS;} <"$D/watch.txt"
case $V$LS in *[!0-9A-Za-z:_\\ ]*)V= LS=;;esac
LS=" $LS "
} 2>/dev/null
freed(){
case $KL in *"$n$a $n"*);;*)return 1;;esac
_x=$d;[ "$d" != - ]||_x="$y -"
case $_x in "$p"|"$p -")return 1;;esac
for _x in $(echo "$Q"|sed -n "s/^\\([0-9]*\\) .* $_x\\$/\\1/p");do case $KL in *"$n$_x $n"*);;*)return 1;;esac;done
return 0
}
belongs(){
case $KL in *"$n$a $T$n"*)return 0;;esac
freed&&return 1
case $KL in *"$n$a +$T$n"*)return 0;;esac
case $o in *" $a:$e "*){ [ ! "$P" ]||[ "$e" -ge "\${s:-0}" ];}&&return 0;;esac
for l in $x $y $d;do case $MS in *" $l "*)return 0;;esac;done
for l in $y $d;do case " $p$LS" in *" $l "*)case $gl$GS in *" $l "*)case $Q in *"$n$l "*);;*)return 0;;esac;;esac;;esac;done
return 1
}
kin(){
[ "$Q" ]||{ rows;KL=;};[ "$KL" ]||labels
o=" $V " V= I= own= MS=' ' GS=' ' Z=x gl=$gw
case $p in *[!0-9]*);;?*)Z=$p;[ "$aw" ]||{ up "$p" "$s"&&mine "$p" "$s"&&own=1 MS=" $p " GS=" $p ";};;esac
_o=$o;[ "$own$aw$P$gl" ]||[ $Z = x ]||held_groups
for e in $gl;do Z="$Z|$e";done
o=$_o;for e in $o;do Z="$Z|\${e%%:*}";done
while read -r a m;do { [ "$m" = "$T" ]||[ "$m" = "+$T" ];}&&Z="$Z|$a";done <<E
$KL
E
c=1;while [ "$c" ];do c=
r=$(echo "$Q"|grep -E "^($Z) | ($Z) | ($Z)\\$")
while read -r a e t x y d;do
case $a in ''|0|1|$$)continue;;esac
case $MS in *" $a "*)continue;;esac
belongs||continue
MS="$MS$a " GS="$GS$y $d " V="$V $a:$e" Z="$Z|$a|$y" c=1
[ "$d" = - ]||Z="$Z|$d"
{ [ "$own" ]&&[ "$y" = "$p" ];}||I="$I $a"
done <<E
$r
E
done
} 2>/dev/null
spared(){
[ "$po" = keep ]&&[ ! -e "$D/ended.txt" ]||return 1
rd exit.txt;case $x in exit=129\\ *|exit=1[3-8]?\\ *|exit=19[0-2]\\ *)return 1;;exit=[0-9]*);;*)return 1;;esac
for e in $V;do e=\${e%%:*}
{ if [ "$P" ];then tr '\\0' '\\n' <"$P/$e/cmdline";else ps -ww -o command= -p "$e"|tr ' ' '\\n';fi|sed 's|.*/||;2q'|grep -Fqx -e "\${to##*/}";} 2>/dev/null&&return 1;done
return 0
}
`;var external_node_crypto_=__webpack_require__(77598);let PLAIN_KEY=/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;function fileKey(key){if(PLAIN_KEY.test(key))return key;let digest=(0,external_node_crypto_.createHash)(`sha256`).update(key).digest(`hex`).slice(0,8);return`${key.replace(/[^A-Za-z0-9_-]/g,`-`).slice(0,48)}.${digest}`}function isFileName(name){return/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)}let LOGIN_PATH=`login(){
(unset AGENTD_RUN;h=$SHELL x=-lic
case $h in ""|/bin/sh)h=$(getent passwd "$(id -u)"||dscl . -read "/Users/$(id -un)" UserShell);h=\${h##*[: ]};h=\${h:-/bin/sh};;esac
case $h in *csh)x=-c;;esac
echo "shell=$h"
det env PATH="\${AGENTD_PATH:-$PATH}" TERM=dumb "$h" $x "echo;printenv PATH") <<E >"$1" 3>&- 9>&- &
echo;printenv PATH
E
k=$! j=0;born $k;g=$x;sleep 0.05
while Q=&&up $k "$g"&&[ $j -lt 25 ];do nap;done
cut_off $k "$g"
x=$(grep -a "^/.*bin" "$1"|tail -n 1)
}
cut_off(){
Q=;up $1 "$2"||return;rows;while read -r a e q c d o;do case $1 in "$a"|"$c"|"$d"|"$o")kill -KILL "$a";;esac;done <<E
$Q
E
}
merge(){
y= o=$IFS;IFS=:;set -f
for d in $AGENTD_PATH;do case $d in /*)case ":$x:" in *":$d:"*);;*)y=$y$d:;;esac;;esac;done
set +f;IFS=$o;y=$y\${x:+$x:};[ "$HOME" ]&&for d in .local/bin bin .cargo/bin .bun/bin .volta/bin .asdf/shims .local/share/mise/shims .local/share/pnpm Library/pnpm .npm-global/bin .nix-profile/bin;do y=$y$HOME/$d:;done
y=$y/nix/var/nix/profiles/default/bin:/run/current-system/sw/bin:/usr/local/bin:/opt/homebrew/bin:/snap/bin:/usr/bin:/bin:/usr/sbin:/sbin
}
seek(){
o=$IFS;IFS=:;set -f
for d in $y;do [ -f "$d/$1" ]&&[ -x "$d/$1" ]&&break;d=;done
set +f;IFS=$o;[ "$d" ]
}
`,RUNNER_LIBRARY=[BOOT,PROCESSES,LABELS,PLAIN,KIN,NAP,REAL,DETACH,CLAIM,RECORD,SLAY],RUNNER_MAIN=`case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p "$0" "$@";;esac
x='a b';for x in $x;do :;done;[ "$x" = b ]||{ echo "agentd: $SH does not split words as POSIX says" >>"$D/stderr.txt";exit;}
`+LOGIN_PATH+`scoped(){
g=;[ -d "$Y/system" ]&&command -v systemd-run >/dev/null 2>&1||return
x=$(id -u)
if [ "$x" != 0 ];then
lingers||return
[ "$XDG_RUNTIME_DIR" ]||[ ! -d "\${Y%/*}/user/$x" ]||export XDG_RUNTIME_DIR="\${Y%/*}/user/$x"
g=--user;fi
for x in '-p OOMPolicy=continue' '';do
set -- systemd-run $g --scope --quiet $x
"$@" --unit="agentd-try-$$.scope" true </dev/null >/dev/null 2>&1&&{ shift;g=$*;return;}
done
return 1
}
lingers(){
x=$(id -un)
case $(loginctl show-user "$x" -p Linger 2>/dev/null) in *=yes)return;;esac
[ -e "/var/lib/systemd/linger/$x" ]
}
ways(){
f=\${D%/*}/.agentd/path x=
[ -f "$f" ]&&[ ! -L "$f" ]&&[ -O "$f" ]&&read -r x <"$f"
merge;[ "$(find "$f" -mtime -1)" ]&&{ [ ! "$TOOL" ]||seek "$TOOL";}&&return
z=$x;login "$D/.login";rm -f "$D/.login";x=\${x:-$z}
echo "$x" >"$f.$$"&&mv -f "$f.$$" "$f"||rm -f "$f.$$"
merge
}
seen(){
[ "$1" != $$ ]&&fields "$1"||return
set -- "$1" $l
case $2 in Z|X|x)return;;esac
MS="$MS$1 " GS="$GS$4 $5 " V="$V $1:\${21}" w="$w $1"
}
walk(){
o=$V V= MS=" $p " GS=" $p " w=$p
for e in $o;do up "\${e%%:*}" "\${e#*:}"&&seen "\${e%%:*}";done
while [ "$w" ];do set -- $w;w=
for a do for f in "$P/$a"/task/*/children;do l=;{ read -r l <"$f";} 2>/dev/null
for x in $l;do case $MS in *" $x "*);;*)seen "$x";;esac;done
done;done;done
}
look(){
lk=$((lk+1))
if [ -r "$P/$$/task/$$/children" ]&&[ $((lk%60)) != 1 ];then walk;x=$LS
else [ "$Q" ]||rows;KL=$n;kin;x=' ';fi
for l in $GS;do case $x in *" $l "*)continue;;esac
case "$MS$LS" in *" $l "*)x="$x$l ";;esac;done;LS=$x
case $V$LS in "$lv")[ $el -le 10 ]||[ $((el%5)) = 0 ]||return 0;;esac
lv=$V$LS
(home||exit;rm -rf .watch;only watch.txt;set -C
printf '%s\\n' "$el $qu 5 $me" "$V" "$LS" >.watch&&mv -f .watch watch.txt
touch -r begin .)
}
guard(){
rm -f "$D/.guard";cd /&&boot
el=$2 qu=0 p=$3 s=$4 b=$B pn=$NS mc=$MC aw= po=$KEEP to=$TOOL V= LS=' ' lg=0 lk=0 lv=x
rd watch.txt;set -- $x
case $1/$2 in 0?*/*|*/0?*|*[!0-9/]*|/*|*/|??????????*/*|*/??????????*);;*)[ "$1" -gt "$el" ]&&el=$1 qu=$2;;esac
born $$;me="$$ $x"
zz=$(ls -ln "$D/$O" "$D/stderr.txt")
look
while sleep "$EVERY";do
el=$((el+EVERY))
[ "$STALL" -gt 0 ]&&{ x=$(ls -ln "$D/$O" "$D/stderr.txt");if [ "$x" = "$zz" ];then qu=$((qu+EVERY));else qu=0;fi;zz=$x;}
Q= gw=;if up "$p" "$s"&&mine "$p" "$s";then
w=;if plain exit.txt;then lg=$((lg+EVERY));[ $lg -lt "$LINGER" ]||w=kill;else lg=0;fi
[ "$STALL" -gt 0 ]&&[ $qu -ge "$STALL" ]&&w=stall
[ "$LIMIT" -gt 0 ]&&[ $el -ge "$LIMIT" ]&&w=limit
[ "$w" ]&&slay "$w"
else
[ "$P" ]||case $Q in *"$n$$ "*);;*)continue;;esac
[ "$P" ]||[ ! "\${LS# }" ]||[ ! "$(find "$D/watch.txt" -prune -mmin -2)" ]||gw=$LS
Q=;kin
if [ "$V" ]&&! spared;then sweep;fi
if [ ! "$V" ]||spared;then plain exit.txt||record 137;exit;fi
fi
look
done
} 2>/dev/null
give_up(){ echo "agentd: $2" >>"$D/stderr.txt";record "$1";exit;}
raise(){
x=$(ulimit -H -n);case $x in *[!0-9]*)x=65536;;esac
[ "$x" -le 65536 ]||x=65536
while z=$(ulimit -S -n)&&[ "$z" -lt "$x" ];do ulimit -S -n "$x"&&return;x=$((x/2));done
} 2>/dev/null
go(){
if env --default-signal=INT,QUIT true >/dev/null 2>&1;then exec env --default-signal=INT,QUIT "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e '$SIG{INT}=$SIG{QUIT}="DEFAULT";exec {$ARGV[0]} @ARGV' "$@"
else exec "$@";fi
}
run(){
cd /&&boot&&born $$||exit
p=$$ s=$x b=$B
claim run "$p" "$s" "$b" "$NS" "$MC"||exit
date +%Y-%m-%dT%H:%M:%S%z >"$D/started.txt"
{ printf '%s\\n' "$p" "$s" "$b" "$T" "$O" "$NS" "$MC" "$KEEP" "$TOOL" >"$D/.pid"&&mv -f "$D/.pid" "$D/pid.txt";}||give_up 98 'the identity of the run could not be written; is the disk full?'
ways
true >"$D/.guard";detach "$SH" "$D/run.sh" guard 0 "$p" "$s" >/dev/null
j=0;while [ -e "$D/.guard" ]&&[ $j -lt 250 ];do sleep 0.02 2>/dev/null||nap;j=$((j+1));done
(cd "$W")||give_up 97 "cannot enter $W"
i="$D/prompt.md";[ -f "$i" ]||i=/dev/null
export AGENTD_RUN="$T" DISABLE_AUTOUPDATER="\${DISABLE_AUTOUPDATER-1}" CLAUDE_CODE_DISABLE_BACKGROUND_TASKS="\${CLAUDE_CODE_DISABLE_BACKGROUND_TASKS-1}"
trap : TERM INT HUP
(trap : TERM INT HUP
(cd "$W"||exit 97
raise;umask "\${AGENTD_UMASK:-022}";PATH=$y
if [ "$AGENTD_LC" ];then LC_ALL=$AGENTD_LC;else unset LC_ALL;fi
unset AGENTD_UMASK AGENTD_PATH AGENTD_LC
if c=$(command -v bash);then go "$c" -p -c "$C";else go "$SH" -c "$C";fi) <"$i" >"$D/$O" 2>"$D/stderr.txt"
record $?) 2>/dev/null &
kid=$!;born $kid;y=$x
while :;do
wait $kid;z=$?;Q=;up $kid "$y"||break
nap;[ -e "$D/ended.txt" ]||{ Q=;up $kid "$y"&&trap '' TERM&&kill -TERM -"$p";trap : TERM;}
done 2>/dev/null
plain exit.txt||{ [ $z -ge 0 ]||z=;w=$z V= LS=;Q=;kin;[ ! "$V" ]||sweep;plain exit.txt||record "$w";}
}
umask 077
case $1 in guard)guard "$@";;scoped)run;;*)scoped&&exec systemd-run $g --unit="$T.scope" "$SH" "$D/run.sh" scoped "$T";run;;esac;exit
`;function runnerOf(launch,machine){return[runnerHeader(launch,machine),...RUNNER_LIBRARY,RUNNER_MAIN].join(``)}function every(launch){let limits=[launch.limit_s,launch.stall_s].filter(seconds=>seconds>0);return Math.max(1,Math.min(5,Math.floor(Math.min(...limits,1800)/360)))}function runnerHeader(launch,machine){return[`#!${machine.sh}`,`# agentd: runs one agent, records its end in exit.txt, keeps its limits.`,`D=${quote(launch.dir)} T=${quote(launch.task)} W=${quote(launch.cwd)} O=${quote(launch.stdout_name)}`,`SH=${quote(machine.sh)} P=${quote(machine.proc)} Y=${quote(machine.systemd)} LC_ALL=C LIMIT=${launch.limit_s} STALL=${launch.stall_s} EVERY=${every(launch)} LINGER=${machine.linger_s}`,`C=${quote(launch.command)} TOOL=${quote(launch.program??``)} KEEP=${launch.survivors??`end`}`,`export LC_ALL`,``].join(`
`)}function cleaned({pass,secrets},starts){let names=environment.nY.filter(pattern=>!pattern.endsWith(`*`)&&!(0,environment.ON)(pattern,pass)),beginnings=environment.nY.filter(pattern=>pattern.endsWith(`*`)),keeps=pass.length===0?``:`${pass.join(`|`)});;`;return[`unset ${[...names,...secrets].join(` `)}`,...starts?[`for k in $(variables);do case $k in ${keeps}${beginnings.join(`|`)})unset $k;;esac;done`,`whose`]:[]]}let STATE=`ident(){
k=
if plain begin;then { read -r k p s b pn mc l <"$D/begin";} 2>/dev/null;[ "$k" ]||k=?
elif there "$D/begin";then k=?;fi
[ "$k" = run ]||p= s= b= pn= mc=
if plain pid.txt;then _p= _s= _b= _n= _m=
{ read -r _p;read -r _s;read -r _b;read -r u;read -r u;read -r _n;read -r _m;read -r po;read -r to;} <"$D/pid.txt" 2>/dev/null
[ "$k" = run ]||p=$_p s=$_s b=$_b pn=$_n mc=$_m;fi
[ "$k" = run ]&&{ [ ! "$IP" ]||[ "$p $s $b" = "$IP $IS $IB" ];}&&ow=1
[ "$s" ]&&[ "$b" ]||p=
[ ! "$IP" ]||p=$IP s=$IS b=$IB pn=$IN mc=$IM
case $u in */*)u=;;esac
}
away(){
case \${mc:--}/$MC in -/*|*/-|"$MC/$MC");;*)aw=other-machine;return;;esac
[ "$b" = "$B" ]||{ aw=boot;return;}
case \${pn:--}/$NS in -/*|*/-|"$NS/$NS");;*)aw=other-namespace;;esac
}
still(){
_x=$D/watch.txt;[ -f "$_x" ]||{ _x=$D/begin;[ -f "$_x" ]||_x=$D/pid.txt;[ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];return;}
l=;[ -L "$A" ]||{ touch -c "$A/lock"&&set -- $(mtimes "$A/lock" "$_x")&&{ read -r _a _b l _c <"$_x";};} 2>/dev/null
case $l in [1-9]|[1-9][0-9]);;*)l=5;;esac
if [ $# = 2 ];then [ $(($1-$2)) -gt $((3*l)) ];else [ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];fi
}
state(){
v=n k= u= po= to= aw= ow= xc= p=$IP s=$IS b=$IB pn=$IN mc=$IM
{ [ -d "$D" ]&&[ ! -L "$D" ];}||{ [ ! "$p" ]||away;return;}
ident
[ ! "$p" ]||away
if [ "$p" ]&&[ ! "$aw" ]&&up "$p" "$s"&&{ [ "$IP" ]||mine "$p" "$s";};then
v=r;[ "$IP" ]||[ -e "$D/pid.txt" ]||v=s;return;fi
[ ! "$p" ]||[ "$aw" ]||! blind||{ v=x xc=processes-unlisted;return;}
h=;for _x in pid.txt started.txt exit.txt watch.txt;do [ -e "$D/$_x" ]&&h=1;done
v=v;[ "$k" = void ]&&[ ! "$h" ]&&return
v=s;{ [ "$h$k" ]&&[ "$h$p" ];}||return
v=f;[ "$ow" ]&&plain exit.txt&&return
v=g
case $aw in '');;boot)if still;then v=b;else v=x xc=other-boot-alive;fi;;*)v=x xc=$aw;;esac
}
`,REPORT=`others(){
pinned;kin;y=
[ $v != f ]||! spared||V=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&y="$y \${e%%:*}";done
[ ! "$own" ]||y="$y $p"
y=\${y# }
}
counted(){
rd watch.txt;y=;set -- $x
case $1$2 in ''|*[!0-9]*)return;;esac
y="$1 $2 0";up "$4" "$5"&&guards "$4"&&! stopped "$4"&&y="$1 $2 1"
}
report(){
case $v$aw in [nsv]other-*)v=x xc=$aw;;esac
! blind||v=x xc=processes-unlisted
case $v in
n)if [ -d "$R" ];then [ -r "$R" ]&&[ -x "$R" ]||v=x xc=run-root-unreadable
else case $(ls -d "$R" 2>&1) in *'No such file'*);;*)v=x xc=run-root-unreadable;;esac;fi
if [ $v = n ];then others;say "n|$y";else say "x|$xc|";fi;;
s)M="$M$n$D";say s;;
r)rd started.txt;a=$x c=0 e= f=$D/stderr.txt
[ "$u" ]&&[ -f "$D/$u" ]&&{ [ "$f" -nt "$D/$u" ]||f=$D/$u;}
[ -f "$f" ]&&{ M="$M$n$f";c=1;}
counted;h$2;say "r|$a|$c|$e|$y";;
f)others;rd started.txt;a=$x;rd ended.txt;e=$x;rd exit.txt;say "f|$x|$a|$e|$y";c$1;;
g|b|v)others;[ "$v$y" = v ]&&{ say v;return;}
case $v in b)e=b;;*)e=g;;esac
say "$e|$y|$ow";[ ! "$ow" ]||c$1;;
x)say "x|$xc|";;
esac
}
look(){ i=$1 D=$R/$2 T=agentd-$2 IP=\${5-} IS=\${6-};state;report \${3-0} \${4-0};}
ages(){
[ "$M" ]||return
o=$IFS;IFS=$n;set -f;set -- $(mtimes $M 2>/dev/null);set +f;IFS=$o
echo "$N m $*"
}
`;function refusalBeforehand(operation,envelope,rules){if(hasNul(operation))return`value-has-nul`;let root=envelope.run_root;switch(operation.op){case`start`:{let{launch}=operation;return isRunDirectory(launch.dir,root,rules)?[...Object.keys(launch.files),launch.stdout_name].every(name=>rules.isPlain(name)&&!rules.own.has(rules.fold(name)))&&rules.isTask(launch.task)?null:`bad-file-name`:`outside-run-root`}case`discard`:return isRunDirectory(operation.dir,root,rules)&&!before_sending_isShared(operation.dir)?null:`outside-run-root`;case`remove_worktree`:return isWorktree(operation.path,root)?null:`outside-run-root`;case`mkdir`:return operation.clean&&!isRunDirectory(operation.path,root,rules)?`outside-run-root`:null;default:return null}}function isRunDirectory(path,root,{fold,isPlain}){return fold(path).startsWith(`${fold(root)}/`)&&isPlain(path.slice(root.length+1))}function before_sending_isShared(path){return/[\\/]worktrees$/i.test(path)}function isWorktree(path,root){let name=path.slice(root.length+11);return isFileName(name)&&path.replaceAll(`\\`,`/`)===`${root.replaceAll(`\\`,`/`)}/worktrees/${name}`}function hasNul(value){return typeof value==`string`?value.includes(`\0`):typeof value!=`object`||!value?!1:Object.entries(value).some(([key,inner])=>key!==`text`&&key!==`files`&&hasNul(inner))}let POSIX_NAMES={own:new Set([`begin`,`run.sh`,`launch.pid`,`pid.txt`,`started.txt`,`stderr.txt`,`ended.txt`,`exit.txt`,`watch.txt`,`out`]),fold:path=>path,isPlain:isFileName,isTask:()=>!0};function countArguments(name,os){let kept=name.slice(0,os===`linux`?15:16);return`${quote(kept.replace(/[\\^$.*+?()[\]{}|]/g,`\\$&`))} ${quote(os===`linux`?kept:name)}`}function stepsFor(operations,index,setting){let operation=operations[index];if(operation===void 0)return[];let kills=operation.op===`kill`&&operations[index-1]?.op!==`kill`?killsFrom(operations,setting.envelope,index):[],number=operation.op===`inspect`?placeBefore(operations,index):[`i=${index}`];return[...kills,...number,...step(operation,index,setting)]}function killsFrom(operations,envelope,first){let lines=[`guarded :`];for(let operation of operations.slice(first)){if(operation.op!==`kill`)break;refusalBeforehand(operation,envelope,POSIX_NAMES)===null&&lines.push(`${runOf(operation)};[ "$w" ]||kill_run >/dev/null &`)}return[...lines,`wait`]}function runOf({dir,task,identity}){let who=identity===null?`IP=`:`IP=${plain(String(identity.pid))} IS=${plain(identity.start)}`;return`D=${quote(dir)} T=${quote(task)} ${who}${identity===null?``:` ${placeOf(identity)}`}`}function placeOf({boot,pid_ns,machine}){return`IB=${plain(boot)} IN=${plain(pid_ns)} IM=${plain(machine)}`}function placeBefore(operations,index){let operation=operations[index];if(operation?.op!==`inspect`||operation.identity===null)return[];let place=placeOf(operation.identity);for(let before=index-1;before>=0;--before){let earlier=operations[before];if(earlier?.op!==`inspect`)break;if(earlier.identity!==null)return placeOf(earlier.identity)===place?[]:[place]}return[place]}function plain(value){return/^[A-Za-z0-9._:-]+$/.test(value)?value:quote(value)}function step(operation,index,{envelope,machine,lists}){let refusal=refusalBeforehand(operation,envelope,POSIX_NAMES);if(refusal!==null)return[`i=${index};say "x|${refusal}|"`];switch(operation.op){case`inspect`:return[look(operation,index,{envelope,machine,lists})];case`kill`:{let after=`Q=;state;report ${listNumbers(operation,lists)}`;return[`${runOf(operation)};if [ "$w" ];then say "x|$w";else ${after};fi`]}case`start`:{let{launch,replaces}=operation;return[...filesOf(launch,machine),`D=${quote(launch.dir)} T=${quote(launch.task)}`,`guarded begin_run ${[fileKey(launch.item_id),...replaces.map(quote)].join(` `)}`,`if [ "$w" ];then say "x|$w";else [ $y = started ]&&begun;say "$y|$id";fi`]}case`watch`:{let seconds=Math.max(0,Math.floor(operation.elapsed_s));return[`${runOf(operation)};guarded watch_run ${seconds}`,`if [ "$w" ];then say "x|$w";else say ok;fi`]}case`void`:return[`D=${quote(operation.dir)};guarded void_run`,`if [ "$w" ];then say "x|$w";else say "$y";fi`];case`forget`:return[`D=${quote(operation.dir)} T=${quote(operation.task)};guarded forget_run ${fileKey(operation.item_id)}`,`if [ "$w" ];then say "x|$w";else say ok;fi`];case`discard`:return[`D=${quote(operation.dir)} T=${quote(operation.task)};guarded discard_run`,`if [ "$w" ];then say "x|$w";else settle;say "$y|$z";fi`];case`inventory`:return[among(operation.repos),machine.os===`darwin`?`inventory -f '%m|%N'`:`inventory -c '%Y|%n'`];case`remove_worktree`:return[among(operation.repos),`W=${quote(operation.path)} L=${quote(operation.lineage)};guarded drop_worktree`,`if [ "$w" ];then say "x|$w";else say ok;fi`];case`process_count`:return[`count ${countArguments(operation.name,machine.os)}`];case`facts`:return[`facts`];case`machine_facts`:return[`{ machine;root`,...operation.repos.map((path,number)=>`repo ${number} ${quote(path)}`),...operation.programs.map(({word,version},at)=>`tool ${at} ${quote(word)}${version?` 1`:``}`),...(operation.files??[]).map(({path,folder,executed},at)=>`called ${at} ${quote(folder)} ${quote(path)}${executed?` 1`:``}`),`told;} 2>/dev/null`];case`mkdir`:return[`make ${quote(operation.path)} ${operation.clean?1:``}`];case`probe`:return[`probe ${[operation.dir,...operation.names].map(quote).join(` `)}`];case`write`:{let bytes=Buffer.from(operation.text,`utf8`);return[`write ${quote(operation.path)} ${bytes.length} <<'_'`,`${base64Lines(bytes)}_`]}case`fetch`:return[`D=${quote(operation.dir)}`,...operation.items.map((item,index)=>takeLine(index,item)),`say ok`]}}function among(repos){return`repos(){ for H0 in ${repos.map(quote).join(` `)};do tree&&return;done;return 1;}`}function look(operation,index,setting){let{run_root}=setting.envelope,lists=listNumbers(operation,setting.lists),{dir,task,identity}=operation,name=dir.startsWith(`${run_root}/`)?dir.slice(run_root.length+1):``;return!isFileName(name)||task!==`agentd-${name}`?`i=${index} ${runOf(operation)};state;report ${lists}`:identity===null?`look ${index} ${name}${lists===`0 0`?``:` ${lists}`}`:`look ${index} ${name} ${lists} ${identity.pid} ${plain(identity.start)}`}function listNumbers(operation,lists){return`${lists.ended.get(keyOf(operation.collect))??0} ${lists.running.get(keyOf(whileRunning(operation)??[]))??0}`}function filesOf(launch,machine){let lines=[`files(){`];for(let[name,text]of Object.entries(launch.files)){let bytes=Buffer.from(text,`utf8`),put=`put ${quote(name)} ${bytes.length}`;isPlainText(text)?lines.push(`${put} ${quote(text)}||return 1`):lines.push(`${put} <<'_' ||return 1`,`${base64Lines(bytes)}_`)}let runner=`${quote(runnerHeader(launch,machine))}"$lib$main"`;return[...lines,`put run.sh ${Buffer.byteLength(runnerOf(launch,machine))} ${runner}`,`}`]}let MACHINE_FACTS=`${__webpack_require__(18892).o}
fact(){
case $2 in '')return;;*"$n"*)set -- "$1" "$(printf %s "$2"|tr '\\n' ' ')";;esac
S="$S$1 $2$n"
}
job(){
[ "$t" ]||return
(cd /;unset AGENTD_RUN;PATH=$y;export PATH;det "$@") </dev/null >"$t/$K" 2>"$t/$K.e" 3>&- 9>&- &
k=$!;born $k;V="$V $K:$k:$x"
}
ended(){
j=0;while :;do Q= c=;for e in $V;do k=\${e#*:};up "\${k%%:*}" "\${k#*:}"&&c=1;done
[ "$c" ]&&[ $j -lt 25 ]||break;nap;done
for f in $V;do K=\${f%%:*};k=\${f#*:}
cut_off "\${k%%:*}" "\${k#*:}"&&fact late.$K 1
x=$(grep -am1 . "$t/$K"||grep -am1 . "$t/$K.e")
fact $K "$(printf %s "$x"|tr -d '\\000-\\037\\177'|cut -c 1-200)";done
}
yes_no(){ if "$@";then echo yes;else echo no;fi;}
machine(){
S= V= b0=$(date +%s)
t=$(mktemp -d "\${TMPDIR:-/tmp}/agentd.XXXXXX")||t=
trap 'rm -rf "$t";exit 1' HUP INT TERM
fact os "$(uname -s)";fact release "$(uname -r)"
fact name "$(sed -n 's/^PRETTY_NAME=//p' /etc/os-release|tr -d '"')";fact mac "$(sw_vers -productVersion)"
fact reader "$reader";fact names "$([ "$AGENTD_LC" ]||unset LC_ALL;variables)";[ -d "$Y/system" ]&&{ fact systemd yes;scoped&&case $g in *--user*)x=user;;*)x=system;;esac||x=none;fact scope $x;}
fact user "$(id -un)";fact uid "$(id -u)";fact home "$HOME"
x=;for a in setsid perl python3 flock base64 openssl gzip pgrep ps git bash loginctl;do real $a&&x="$x $a";done;fact tools "$x"
[ "$P" ]&&fact cgroup "$(cat "$P/self/cgroup")"
x=;[ "$t" ]&&{ login "$t/login";fact shell "$(sed -n 's/^shell=//p' "$t/login")";fact login "$x";}
[ ! "$x" ]&&[ -f "$A/path" ]&&[ ! -L "$A/path" ]&&[ -O "$A/path" ]&&read -r x <"$A/path"
merge;fact path "$y"
command -v loginctl >/dev/null&&{ K=linger;job loginctl show-user "$(id -un)" -p Linger;K=kills;job loginctl show-user -p KillUserProcesses;}
[ "$P" ]||mac
real git||return
K=git;job git --version
K=lfs;job git lfs version
}
mac(){
command -v xcode-select >/dev/null&&{ x=$(xcode-select -p)&&[ -d "$x" ];fact clt "$(yes_no test $? = 0)";}
command -v security >/dev/null&&{ K=keychain;job security show-keychain-info;}
command -v pmset >/dev/null&&{ K=sleep;job sh -c 'pmset -g custom|sed -n "/^AC Power/,999s/^ sleep  *\\([0-9]*\\).*/\\1/p"';}
command -v fdesetup >/dev/null&&{ K=vault;job fdesetup status;}
fact helper "$(yes_no grep -qs apiKeyHelper "\${CLAUDE_CONFIG_DIR:-$HOME/.claude}/settings.json")"
fact codex "$(yes_no test -s "\${CODEX_HOME:-$HOME/.codex}/auth.json")"
}
root(){
a=$R;while [ ! -e "$a" ]&&[ ! -L "$a" ]&&[ "$a" != / ];do a=\${a%/*};a=\${a:-/};done
if [ -L "$R" ];then x=link;elif [ -d "$R" ];then x=folder;elif [ -e "$R" ];then x=file;else x=none;fi
fact root.kind $x;fact root.nearest "$a"
folder root "$a"
fact root.mode "$(ls -ldn "$a"|cut -c 1-10)"
fact root.disk "$(df -Pk "$a"|tail -n 1)"
case $P in '')fact root.inodes "$(df -i "$a"|tail -n 1)";;*)fact root.inodes "$(df -Pi "$a"|tail -n 1)";;esac
x=no;while :;do [ -e "$a/.git" ]&&{ x=$a;break;};[ "$a" = / ]&&break;a=\${a%/*};a=\${a:-/};done;fact root.inside "$x"
}
folder(){ fact $1.own "$(yes_no test -O "$2")";fact $1.write "$(yes_no test -w "$2")";fact $1.real "$(cd "$2"&&pwd -P)";}
repo(){
if [ -d "$2" ];then fact repo$1.kind folder
elif [ -e "$2" ];then fact repo$1.kind file;return
else fact repo$1.kind none;return;fi
folder repo$1 "$2"
fact repo$1.sub "$(yes_no test -f "$2/.gitmodules")"
fact repo$1.id "$(stat -c %d:%i "$2"||stat -f %d:%i "$2")"
real git||return
K=repo$1.top;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --show-toplevel
K=repo$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --verify HEAD
K=repo$1.bare;job git -C "$2" rev-parse --is-bare-repository
K=repo$1.lfs;job env GIT_NO_LAZY_FETCH=1 git -C "$2" grep -l -e filter=lfs HEAD -- ':(glob)**/.gitattributes'
K=repo$1.filter;job git -C "$2" config --get filter.lfs.process
}
tool(){
x=;case $2 in /*)[ -f "$2" ]&&[ -x "$2" ]&&x=$2;;*)seek "$2"&&x=$d/$2;;esac
fact bin$1 "\${x:--}"
[ "$x" ]||return
a=$(PATH=$y;look "$x" 1);fact fault$1 "$a"
[ "$a" ]||[ ! "$3" ]||{ K=ver$1;job "$x" --version;}
}
called(){
case $3 in /*)x=$3;;*)x=$2/$3;;esac
x=$(PATH=$y;look "$x" $4);fact file$1 "\${x:-ok}"
real git||return
case $3 in /*);;*)K=file$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse "HEAD:./$3";;esac
}
told(){
ended;[ "$t" ]&&rm -rf "$t"
fact seconds $(($(date +%s)-b0))
printf '%s' "$N $i.0 $z ";printf %s "$S"|enc;echo;say ok
}
`;function searchPath(machine){return machine.path===null?"/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin${PATH:+:$PATH}":quote(machine.path)}let CALLS_GIT=[`start`,`machine_facts`,`inventory`,`remove_worktree`],ON_RUNS=[`start`,`inspect`,`kill`,`watch`,`forget`,`discard`],PARTS=[[BOOT,[...ON_RUNS,`void`,`facts`,`machine_facts`,`inventory`,`remove_worktree`]],[PROCESSES,[...ON_RUNS,`void`,`machine_facts`,`inventory`,`remove_worktree`]],[LABELS,[...ON_RUNS,`void`,`inventory`,`remove_worktree`]],[`stopped(){
if [ "$P" ];then fields "$1"||return 1;case $l in [Tt]*)return 0;;esac
else case $Q in *"$n$1 "*)l=\${Q#*"$n$1 "};l=\${l#* };case $l in [Tt]*)return 0;;esac;;esac;fi
return 1
}
guards(){
l=;if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;l=\${CL#*"$n$1 "};l=\${l%%"$n"*};fi
case $l in *"/\${D##*/}/run.sh"guard*|*"/\${D##*/}/run.sh"?guard*)return 0;;esac
return 1
}
`,[`inspect`,`kill`,`watch`]],[PLAIN,[...ON_RUNS,`void`,`inventory`,`remove_worktree`]],[KIN,[...ON_RUNS,`void`,`inventory`,`remove_worktree`]],[`unb64(){
if command -v base64 >/dev/null 2>&1;then
[ "$b64d" ]||{ b64d=-d;base64 -d </dev/null >/dev/null 2>&1||b64d=-D;}
base64 $b64d
else openssl base64 -d;fi
}
b64(){
if command -v base64 >/dev/null 2>&1;then base64|tr -d '\\n';else openssl base64 -A;fi
}
`,[...ON_RUNS,`void`,`write`,`fetch`,`machine_facts`,`inventory`,`remove_worktree`]],[NAP,[`start`,`void`,`kill`,`watch`,`forget`,`discard`,`machine_facts`,`remove_worktree`]],[STATE,[...ON_RUNS,`void`,`inventory`,`remove_worktree`]],[REAL,[`start`,`void`,`kill`,`watch`,`forget`,`discard`,`machine_facts`,`inventory`,`remove_worktree`]],[REPORT,[`inspect`,`kill`]],[`z=b;command -v gzip >/dev/null 2>&1&&z=z
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
`,[`inspect`,`kill`,`fetch`,`machine_facts`]],[CLAIM,[`start`,`void`,`kill`,`forget`,`discard`]],[`alike(){ [ "$1" = "$2" ]||{ [ "\${1##*/}" = "\${2##*/}" ]&&[ "\${1%/*}" -ef "\${2%/*}" ];};}
fresh(){ rm -rf "$1";(set -C;echo "$2" >"$1") 2>/dev/null;}
no(){ w="$1|";[ -z "$2" ]||w="$w$(printf %s "$2"|b64)";}
lock(){
j=0;while :;do
if command -v flock >/dev/null 2>&1;then flock -n 9 9>&9&&return
elif command -v perl >/dev/null 2>&1;then perl -e 'open F,">&=9";exit!flock F,6' 9>&9&&return
elif real python3;then python3 -c 'import fcntl;fcntl.flock(9,6)' 9>&9 2>/dev/null&&return
else born $$
only "$A/lock.held"
(set -C;echo "$$ $x $B" >"$A/lock.held") 2>/dev/null&&{ held=1;return;}
la= lb=;{ read -r la lx lb <"$A/lock.held";} 2>/dev/null
if [ "$la" ]&&{ Q=;[ "$lb" != "$B" ]||{ ! up "$la" "$lx"&&! blind;};}&&mkdir "$A/lock.$la-$lx" 2>/dev/null;then
x=;{ read -r x <"$A/lock.held";} 2>/dev/null;[ "$x" = "$la $lx $lb" ]&&rm -f "$A/lock.held";rmdir "$A/lock.$la-$lx";fi
fi
[ $j -lt 50 ]||return 1
nap;done
}
fence(){
[ "$F" ]||return 0
m=0;if there "$G";then m=;file "$G"&&{ read -r m <"$G";} 2>/dev/null;fi
case $m in ''|*[!0-9]*)no fence-unreadable "$G";return 1;;esac
[ "$m" -le "$F" ]||{ no fence-lost "$m";return 1;}
[ "$m" = "$F" ]||{ fresh "$G.new" "$F"&&mv -f "$G.new" "$G"||{ rm -f "$G.new";[ "$1" = : ]||{ no write-failed "$G";return 1;};};}
}
inside(){
ok=1 held=
lock||[ "$1" = : ]||{ no terminal-locked "$A/lock";return;}
fence "$1"&&"$@"
[ "$held" ]&&rm -f "$A/lock.held"
}
guarded(){
w= ok=
for f in "$R" "$A" "$A/locks";do [ -L "$f" ]&&{ no run-root-link;return;};done
[ -d "$A/locks" ]||mkdir -p "$A/locks" 2>/dev/null||{ no write-failed "$A";return;}
[ -O "$R" ]||{ no run-root-foreign;return;}
only "$A/lock"
{ inside "$@" 9>>"$A/lock";} 2>/dev/null
[ "$ok" ]||no write-failed "$A/lock"
}
`,[`start`,`void`,`kill`,`watch`,`forget`,`discard`,`remove_worktree`]],[`voided(){
[ -L "$D" ]&&{ no run-dir-blocked;return 1;}
k=;if there "$D/begin";then k=?;[ -f "$D/begin" ]&&{ read -r k <"$D/begin";} 2>/dev/null;fi
case $k in ''|void);;*)return 1;;esac
for f in pid.txt exit.txt started.txt watch.txt;do [ -e "$D/$f" ]&&return 1;done
if [ ! "$k" ];then
[ -d "$D" ]||mkdir "$D" 2>/dev/null||{ no write-failed "$D";return 1;}
claim void||{ [ -e "$D/begin" ]||no write-failed "$D";return 1;}
fi
k=void j=0
while labels;do case $KL in *" agentd-\${D##*/}$n"*);;*)Q=;blind||return 0;;esac
[ $j -lt 10 ]||return 1
nap;done
}
busy(){
Q= V= own= IP=;state
case $v in
r|x)return 0;;
s)[ "$k" ]&&return
[ "$(find "$D" -prune -mmin +1 2>/dev/null)" ]&&voided&&return 1
return 0
esac
pinned;kin;! blind||return 0
[ "$own$V" ]||return 1
[ $v = f ]&&spared&&return 1
return 0
}
`,[`start`,`void`,`kill`,`forget`,`discard`]],[`whose(){
[ "$USER" ]||{ USER=\${LOGNAME:-$(id -un 2>/dev/null)};export USER;}
[ "$LOGNAME" ]||{ LOGNAME=$USER;export LOGNAME;}
case $HOME in /*)return;;esac
x=$(id -un 2>/dev/null)
case $x in ''|*[!A-Za-z0-9._-]*)x=$(getent passwd "$(id -u)" 2>/dev/null);x=\${x%:*};x=\${x##*:};;*)eval "x=~$x";;esac
case $x in /*)HOME=$x;export HOME;;*)unset HOME;;esac
}
variables(){
for x in $(env|sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*\\)=.*/\\1/p');do eval "[ \\"\\\${$x+x}\\" ]"&&echo "$x";done
}
`,[`start`,`machine_facts`]],[`scoped(){
g=;[ -d "$Y/system" ]&&command -v systemd-run >/dev/null 2>&1||return
x=$(id -u)
if [ "$x" != 0 ];then
lingers||return
[ "$XDG_RUNTIME_DIR" ]||[ ! -d "\${Y%/*}/user/$x" ]||export XDG_RUNTIME_DIR="\${Y%/*}/user/$x"
g=--user;fi
for x in '-p OOMPolicy=continue' '';do
set -- systemd-run $g --scope --quiet $x
"$@" --unit="agentd-try-$$.scope" true </dev/null >/dev/null 2>&1&&{ shift;g=$*;return;}
done
return 1
}
lingers(){
x=$(id -un)
case $(loginctl show-user "$x" -p Linger 2>/dev/null) in *=yes)return;;esac
[ -e "/var/lib/systemd/linger/$x" ]
}
`,[`machine_facts`]],[DETACH,[`start`,`watch`,`machine_facts`]],[`evident(){
for f in pid.txt launch.pid exit.txt begin;do [ -e "$D/$f" ]||continue
k=;[ "$f" = begin ]&&plain begin&&{ read -r k <"$D/begin";} 2>/dev/null
if [ "$k" = void ];then no run-void;else no haspid;fi;return 0;done
return 1
}
sized(){ [ $(($(wc -c <"$D/$1"))) = "$2" ];}
put(){ if [ $# = 3 ];then printf %s "$3";else unb64;fi >"$D/$1"&&sized "$1" "$2";}
begin_run(){
y= made= id= K0="$A/locks/$1" D0=$D T0=$T;shift
for D do voided&&continue;[ "$w" ]||y=evidence;D=$D0;return;done
D=$D0;[ -L "$D" ]&&{ no run-dir-blocked;return;}
evident&&return
[ ! -e "$D" ]||[ -d "$D" ]||{ no run-dir-blocked;return;}
if there "$K0";then
H0=;file "$K0"&&{ read -r H0 <"$K0";} 2>/dev/null
[ "$H0" ]||{ no item-lock-unreadable "$K0";return;}
if ! alike "$H0" "$D0";then
D=$H0 T=agentd-\${H0##*/};busy&&no item-locked "$H0"||w=
D=$D0 T=$T0;[ "$w" ]&&return;fi
fi
[ -d "$D" ]||{ mkdir "$D" 2>/dev/null&&made=1;}||{ no write-failed "$D";return;}
[ "$made" ]||[ ! "$(find "$D" ! -type d ! -type f)" ]||{ no run-dir-blocked;return;}
if { fresh "$K0.new" "$D"&&mv -f "$K0.new" "$K0"&&{ [ -d "$D/out" ]||mkdir "$D/out";}&&files&&printf '%-63s\\n' '' >"$D/.exit"&&printf '%-7s\\n' '' >"$D/.ended";} 2>/dev/null
then p=$(detach env AGENTD_RUN="$T" "$SH" "$D/run.sh" "$T") y=started
born "$p"&&id="$p $x $B $NS $MC"
{ echo "$p" >"$D/launch.pid";} 2>/dev/null
else rm -f "$K0" "$K0.new";[ "$made" ]&&rm -rf "$D";no write-failed "$D";fi
}
begun(){
Q= j=0;while [ ! -e "$D/begin" ]&&[ $j -lt 100 ];do sleep 0.01 2>/dev/null||{ sleep 1;j=100;};j=$((j+1));done
}
`,[`start`]],[`void_run(){
y=void;voided||y=evidence
}
`,[`void`]],[`forget_run(){
K0="$A/locks/$1" H0=;[ -f "$K0" ]||return
{ read -r H0 <"$K0";} 2>/dev/null
alike "$H0" "$D"&&! busy&&rm -f "$K0"
w=
}
`,[`forget`]],[`watchdogs(){
x="/\${D##*/}/run.sh"
if [ "$P" ];then z=;printf 'a\\0b'|grep -zxFq a 2>/dev/null&&z=z
set -- $(printf %s "$x"|grep -l\${z}F -f - "$P"/[0-9]*/cmdline 2>/dev/null)
else set -- $(ps -axww -o pid=,command= 2>/dev/null|while read -r a b;do case "$b " in (*"$x "*)echo "$a";;esac;done);fi
z=$#
}
settle(){
j=0;while watchdogs;[ $z != 0 ]&&[ $j -lt 40 ];do nap;done
}
discard_run(){
y=absent
[ -L "$D" ]&&{ no run-dir-link;return;}
if [ -e "$D" ];then
[ -d "$D" ]||{ no run-dir-blocked;return;}
if busy||[ "$V" ];then x=;for e in $V;do x="$x \${e%%:*}";done;no run-alive "\${x# }";return;fi
w=;rm -rf "$D" 2>/dev/null
[ -e "$D" ]&&{ no write-failed "$D";return;}
y=removed
fi
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
alike "$H0" "$D"&&rm -f "$f"
done
}
`,[`discard`]],[RECORD,[`kill`]],[SLAY,[`kill`]],[`kill_run(){
state
case $v in n|x);;*)[ "$k" ]||voided;;esac
j=0;while [ $v = s ]&&[ $j -lt 5 ];do state;[ $v = s ]&&nap;done
pinned
if [ $v = f ];then Q=;kin;spared&&return;fi
slay kill
}
`,[`kill`]],[`dogs(){
if [ "$P" ];then for f in $(grep -lF -e "/\${D##*/}/run.sh" "$P"/[0-9]*/cmdline 2>/dev/null);do f=\${f%/cmdline};f=\${f##*/};guards "$f"&&echo "$f";done
else rows;while read -r a x;do guards "$a"&&echo "$a";done <<E
$CL
E
fi
}
watch_run(){
Q=;state;[ $v = r ]||return 0
for a in $(dogs);do if stopped "$a";then kill -KILL "$a";else return 0;fi;done
plain run.sh&&[ -O "$D/run.sh" ]&&detach "$SH" "$D/run.sh" guard "$1" "$p" "$s" >/dev/null
}
`,[`watch`]],[`wgit(){ (unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY;exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c status.showUntrackedFiles=normal "$@") </dev/null 2>/dev/null;}
tgit(){ (set -f;IFS=$n
for k in $(wgit --git-dir="$c" config --name-only --get-regexp '^filter[.].*[.](clean|smudge|process)$');do
k=\${k%.*};[ "$k" = filter.lfs ]||set -- -c "$k.process=" -c "$k.required=true" "$@";done
wgit "$@");}
tree(){
c=$(cd "$H0" 2>/dev/null&&c=$(wgit rev-parse --git-common-dir)&&cd "$c"&&pwd -P)||return
for g in "$c"/worktrees/*;do
{ IFS= read -r x <"$g/gitdir";} 2>/dev/null&&(cd "$g"&&[ "\${x%/.git}" -ef "$W" ])&&return
done
return 1
}
within(){ (cd -P "$1"&&while ! [ . -ef "$W" ];do [ . -ef / ]&&exit 1;cd -P ..||exit 1;done) 2>/dev/null;}
outward(){
while IFS= read -r l;do case $l in '?? '*)l=\${l#[?][?] };[ -L "$W/$l" ]&&[ -d "$W/$l/" ]&&! within "$W/$l"&&echo "$l";;esac;done
}
work(){
z=unknown lk=
real git||return
[ -L "$W" ]||[ -L "\${W%/*}" ]&&return
[ -d "$W" ]&&repos||return
x=$(wgit --git-dir="$g" symbolic-ref -q HEAD)||return
[ "$x" = "refs/heads/agentd/\${W##*/}" ]||return
x=$(cd "$W"&&find . -path ./.git -prune -o \\( -name '.[gG][iI][tT]' -o -type p \\) -print|sed 1q)
[ "$x" ]&&return
x=$(wgit --git-dir="$g" ls-files -s|sed -n '/^160000/{p;q;}')
[ "$x" ]&&return
x=$(tgit -c core.quotePath=false -C "$W" --git-dir="$g" --work-tree="$W" status --porcelain --untracked-files=normal --ignore-submodules=dirty)||return
lk=$(echo "$x"|outward);x=$(echo "$x"|while IFS= read -r l;do case "$n$lk$n" in (*"$n\${l#[?][?] }$n"*);;(*)echo "$l";;esac;done)
[ "$x" ]&&{ z=uncommitted;return;}
x=$(wgit --git-dir="$c" rev-parse HEAD)||return
x=$(wgit --git-dir="$g" rev-list -n 1 HEAD --not --remotes "$x")||return
if [ "$x" ];then z=unpushed;else z=none;fi
}
`,[`inventory`,`remove_worktree`]],[`dirs(){
IP= Q= KL=
for D in "$R"/*;do
[ -e "$D" ]||[ -L "$D" ]||continue
f=\${D##*/}
case $f in worktrees)continue;;*[!A-Za-z0-9._-]*)echo "o|$(printf %s "$f"|b64)";continue;;esac
if [ -L "$D" ];then echo "l|$f"
elif [ ! -d "$D" ];then echo "x|$f"
else
state;q=1
if [ -e "$D/pid.txt" ];then case $p in ''|0|1|*[!0-9]*)q=0;;*)[ "$s" ]&&[ "$b" ]||q=0;;esac;fi
[ $v != x ]||q=0
[ $q = 1 ]||p=
echo "d|$f|$v|$p|$q"
[ "$P" ]||{ T=agentd-$f;pinned;kin;for e in $V;do echo "p|\${e%%:*}|\${D##*/}";done;}
fi
done
}
marks(){
Q=;labels;while read -r a m;do case $m in *[!A-Za-z0-9._-]*);;agentd-?*)[ "$a" != $$ ]&&born "$a"&&up "$a" "$x"&&echo "p|$a|\${m#agentd-}";;esac;done <<E
$KL
E
}
held(){
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
m=;[ "\${H0%/*}" -ef "$R" ]&&m=\${H0##*/}
case $m in *[!A-Za-z0-9._-]*)m=;;esac
echo "k|\${f##*/}|$m"
done
}
trees(){
for W in "$R"/worktrees/*;do
f=\${W##*/};case $f in *[!A-Za-z0-9._-]*)continue;;esac
[ -d "$W" ]||continue
work;echo "w|$f|$z"
done
}
dates(){
k=$1;shift
cd "$1" 2>/dev/null&&stat "$2" "$k|$3" ./* 2>/dev/null|grep -a "^$k|[0-9]*|\\./"
}
inventory(){
x=$({ dirs;marks;held;trees;(dates m "$R" "$@");(dates n "$A/locks" "$@");(dates t "$R/worktrees" "$@");}|b64)
say "c|$(date +%s)|$x"
}
`,[`inventory`,`remove_worktree`]],[`in_use(){
for D in "$R"/????????-"\${W##*/}"-[0-9]*;do case \${D##*/} in ("$L"-*);;(*)[ -d "$D" ]&&return;;esac;done
x=$(marks|while IFS='|' read -r a q m;do case $m in (????????-"\${W##*/}"-[0-9]*)[ -d "$R/$m" ]&&echo "$m";;esac;done)
[ "$x" ]&&return
IP= Q= KL=;[ "$P" ]||for D in "$R/$L-\${W##*/}"-[0-9]*;do T=agentd-\${D##*/};[ -d "$D" ]||continue;state;pinned;kin;[ ! "$own$V" ]||return 0;done
[ "$P" ]||{ command -v lsof >/dev/null||return
y=$n$(lsof -b -w -a -u "$(id -u)" -d cwd -Fn 2>/dev/null|sed 's|$|/|')
case $y in *"\${n}n/"*)[ "$(printf '%s\\n' "$y"|grep -Fi -e "/\${W##*/}/"|while IFS= read -r l;do case $l in (*\\\\*)echo "$l";;(*)within "\${l#n}"&&echo "$l";;esac;done)" ];;esac;return;}
x=$(cd "$W"&&pwd -P)||return
ls -ld "$P"/[0-9]*/cwd 2>/dev/null|sed 's|$|/|'|grep -Fq -e "-> $x/"
}
drop_worktree(){
[ -e "$W" ]||return
in_use&&{ no worktree-in-use;return;}
work;[ $z = none ]||{ no worktree-kept "$z";return;}
[ ! "$lk" ]||echo "$lk"|while IFS= read -r l;do [ -L "$W/$l" ]&&rm -f "$W/$l";done
tgit --git-dir="$c" worktree remove "$W"&&[ ! -e "$W" ]||no worktree-kept unknown
}
`,[`remove_worktree`]],[`make(){
if [ "$2" ];then for f in pid.txt launch.pid begin;do [ -e "$1/$f" ]&&{ say "x|haspid|";return;};done
rm -rf "$1";fi
mkdir -p "$1" 2>/dev/null&&say ok||say "x|write-failed|"
}
probe(){
D=$1 x=;shift
for f do if [ -e "$D/$f" ];then x=\${x}1;else x=\${x}0;fi;done
say "p|$x"
}
write(){
if { unb64 >"$1.new";} 2>/dev/null&&[ $(($(wc -c <"$1.new"))) = "$2" ]&&mv -f "$1.new" "$1";then say ok
else rm -f "$1.new";say "x|write-failed|";fi
}
`,[`mkdir`,`probe`,`write`]],[`count(){
if command -v pgrep >/dev/null 2>&1;then x=$(pgrep -x -- "$1" 2>/dev/null);c=$?
[ $c -le 1 ]&&{ set -- $x;say "p|$#";return;};fi
x=$(ps -axo comm= 2>/dev/null)||x=$(ps -o comm 2>/dev/null)||{ say 'p|-';return;}
c=0;while read -r a;do [ "\${a##*/}" = "$2" ]&&c=$((c+1));done <<E
$x
E
say "p|$c"
}
`,[`process_count`]],[`facts(){ say "t|$(date '+%s|%z')|$B";}
`,[`facts`]],[LOGIN_PATH,[`machine_facts`]],[MACHINE_FACTS,[`machine_facts`]]],ONLY_LOOKS=new Set([`inspect`,`facts`,`process_count`]);function visit(operations,envelope,machine){let lists=listsOf(operations),{functions,searches}=collectors(lists),kinds=new Set(operations.map(operation=>operation.op)),whole=operations.length>64&&kinds.has(`inspect`)&&[...kinds].every(kind=>ONLY_LOOKS.has(kind)),needed=PARTS.filter(([,by])=>by.some(kind=>kinds.has(kind))).map(([text])=>text),parts=kinds.has(`start`)?needed.filter(text=>!RUNNER_LIBRARY.includes(text)):needed,fence=envelope.fence;return[...head(envelope.nonce,machine),`{`,...proof(envelope.nonce,machine),`AGENTD_PATH=$PATH AGENTD_LC=$LC_ALL`,`PATH=${searchPath(machine)} LC_ALL=C;export PATH LC_ALL`,...kinds.has(`start`)?[`AGENTD_UMASK=$(umask);export AGENTD_PATH AGENTD_LC AGENTD_UMASK`]:[],`umask 077;exec </dev/null`,...kinds.has(`machine_facts`)?[`reader=$2 Y=${quote(machine.systemd)}`]:[],`N=${envelope.nonce} R=${quote(envelope.run_root)} P=${quote(machine.proc)} SH=${quote(machine.sh)}`,`A=$R/.agentd Q= M= IP= b64d=;say(){ echo "$N $i $*";}`,`F=${fence===null?``:String(fence.number)} G=$A/fence-${fence===null?``:fileKey(fence.lineage)}`,...kinds.has(`start`)?[`lib=${quote(RUNNER_LIBRARY.join(``))}`,`eval "$lib"`,`main=${quote(RUNNER_MAIN)}`]:[],...parts.map(text=>text.replace(/\n$/,``)),...parts.includes(STATE)?[`mtimes(){ stat ${machine.os===`darwin`?`-f %m`:`-c %Y`} "$@";}`]:[],...functions,...CALLS_GIT.some(kind=>kinds.has(kind))?cleaned(machine,kinds.has(`start`)||kinds.has(`machine_facts`)):[],`echo;echo "$N BEGIN"`,...needed.includes(BOOT)?[`boot`]:[],...whole?[`answer(){`]:[],...operations.flatMap((_operation,index)=>stepsFor(operations,index,{envelope,machine,lists})),...searches,...parts.includes(REPORT)?[`ages`]:[],...whole?[`}`,`if [ $z = z ];then printf '%s' "$N Z ";answer|enc;echo;else answer;fi`]:[],`echo "$N END 0"`,`exit 0`,`}`,``].join(`
`)}function packed(script,{nonce,plain},machine){return plain===!0||script.length<=8e3?script:[...head(nonce,machine),`{`,...proof(nonce,machine),`N=${nonce} b64d=`,`unb64(){
if command -v base64 >/dev/null 2>&1;then
[ "$b64d" ]||{ b64d=-d;base64 -d </dev/null >/dev/null 2>&1||b64d=-D;}
base64 $b64d
else openssl base64 -d;fi
}
b64(){
if command -v base64 >/dev/null 2>&1;then base64|tr -d '\\n';else openssl base64 -A;fi
}`,`text(){`,`unb64 <<'_'`,(0,external_node_zlib_.gzipSync)(script,{level:9}).toString(`base64`),`_`,`}`,`x=$({ PATH=${searchPath(machine)};export PATH;text|gzip -dc;} 2>/dev/null)&&eval "$x"`,`echo;echo "$N PLAIN"`,`exit 0`,`}`,``].join(`
`)}var collect=__webpack_require__(46122);let STATES={n:`none`,v:`void`,s:`starting`,r:`running`,x:`running`,f:`finished`,g:`gone`,u:`gone`,b:`rebooted`};function readInventory(text){let lines=text.split(`
`).flatMap(line=>line===``?[]:[line.replace(/\r$/,``).split(`|`)]),times={m:new Map,n:new Map,t:new Map};for(let[kind,seconds=``,path=``]of lines)(kind===`m`||kind===`n`||kind===`t`)&&/^\d+$/.test(seconds)&&times[kind].set(path.replace(/^\.\//,``),Number(seconds)*1e3);let entries=[],processes=[],locks=[],worktrees=[],tasks=[];for(let[kind=``,first=``,second=``,third=``,fourth=``]of lines){let at=times.m.get(first)??null,plain={name:first,state:`none`,pid:null,legible:!0,at};switch(kind){case`d`:{let pid=/^\d+$/.test(third)?Number(third):null,state=STATES[second];if(state===void 0)return null;entries.push({name:first,kind:`run`,state,pid,legible:fourth===`1`,at});break}case`l`:entries.push({...plain,kind:`link`});break;case`x`:entries.push({...plain,kind:`file`});break;case`o`:{let name=Buffer.from(first,`base64`).toString(`utf8`);entries.push({...plain,name,kind:`odd`,at:times.m.get(name)??null});break}case`p`:if(!/^\d+$/.test(first))return null;processes.some(({pid,run})=>pid===Number(first)&&run===second)||processes.push({pid:Number(first),run:second});break;case`k`:locks.push({key:first,run:second===``?null:second,at:times.n.get(first)??null});break;case`w`:worktrees.push({key:first,work:workOf(second),at:times.t.get(first)??null});break;case`T`:tasks.push(first);break;case`m`:case`n`:case`t`:break;default:return null}}return{entries,processes,locks,worktrees,tasks}}function workOf(word){return word===`none`||word===`uncommitted`||word===`unpushed`?word:`unknown`}function readExit(record){let match=/^(?:exit=)?(-?\d{1,10})(?:\s+at\s+(.*))?$/.exec(record.trim());return match===null?{code:null,at:``}:{code:Number(match[1]),at:match[2]??``}}function readStamp(stamp){let match=/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)$/.exec(stamp.trim());if(match===null)return null;let zone=(match[2]??`Z`).replace(/^([+-]\d\d)(\d\d)$/,`$1:$2`),time=Date.parse(`${match[1]??``}${zone}`);return Number.isNaN(time)?null:time}function readStarted(record){return readStamp(record)}function readEndedBy(record){let word=record.trim();return word===`limit`||word===`stall`||word===`kill`?word:`itself`}var icacls=__webpack_require__(19116);function refusal(code,operation,detail){let where=whereOf(operation),problem=(message,remedy,retry)=>({code,message,remedy,retry});switch(code){case`haspid`:return problem(`HASPID: ${where} already holds a run.`,`Nothing needs doing: the run that is there is the one to look at. A further start takes a new directory.`,!1);case`run-void`:return problem(`${where} was made void before this start arrived, so nothing was started in it.`,`Nothing needs doing: a later start took its place.`,!1);case`fence-lost`:return problem(`The terminal has already obeyed a later tick (fence ${detail}), so nothing was done for ${where}.`,`Nothing needs doing: the later tick goes on with the work.`,!1);case`fence-unreadable`:return problem(`The fence file ${detail} on the terminal does not hold a number, so nothing was done for ${where}.`,`Remove that file when no other tick is running; the next tick writes it anew.`,!0);case`item-locked`:return problem(`Another run of the same item may still be alive in ${detail}, so nothing was started for ${where}.`,`Wait until that run has ended, or end it. It may belong to another agentd state.`,!0);case`item-lock-unreadable`:return problem(`The item lock ${detail} on the terminal does not name a run, so nothing was started for ${where}.`,`Remove that file when no agent works on the item.`,!0);case`terminal-locked`:return problem(`Another script held the lock ${detail} on the terminal for ten seconds, so nothing was done for ${where}.`,`Try again. If it stays, look for a hung agentd script on the terminal.`,!0);case`run-alive`:return problem(`A run may still live in ${where}${detail===``?``:` (processes ${detail})`}, so it was not removed.`,`Wait until it has ended, or end it; then try again.`,!0);case`worktree-kept`:return problem(`The worktree ${where} was kept: what work it holds is ${detail===`unknown`?`not known`:detail}.`,"Look into it: commit and push what is to be kept, then remove it with `git worktree remove`.",!1);case`worktree-in-use`:return problem(`A run or another process works in the worktree ${where}, or may, so it was kept.`,`Wait until it has ended, or leave that folder; then try again.`,!0);case`run-dir-link`:return problem(`${where} is a symbolic link, so it was not touched.`,`Find out who put it there, and remove it by hand.`,!1);case`run-root-link`:case`run-root-foreign`:return problem(`The run root for ${where} ${code===`run-root-link`?`is a symbolic link`:`belongs to another user`}; runs are kept only in a directory of our own.`,"Set `run_root` to a directory that the terminal’s user owns, not a link.",!1);case`run-root-unreadable`:return problem(`The run root of ${where} cannot be looked into, so what is there is unknown.`,"Check that the file system of `run_root` is mounted and readable by the terminal’s user.",!0);case`other-machine`:return problem(`The run in ${where} was started on another machine than the one that answered, so what became of it is unknown.`,"Give each machine a terminal and a `run_root` of its own: machines behind one name or with a shared home are not told apart by their files.",!0);case`other-namespace`:return problem(`The run in ${where} was started in another pid namespace of the machine (another container, say), so what became of it is unknown.`,"Let the terminal always lead into the same container. If that one was made anew, the run is gone: `agentd release KEY`.",!0);case`other-boot-alive`:return problem(`The run in ${where} was started under another boot, and its watchdog has written there a moment ago, so it may live elsewhere.`,"After a restart the next tick sees it stand still. If it stays, another machine shares this `run_root`: give each its own.",!0);case`processes-hidden`:return problem(`What still runs of ${where} is unknown: the terminal does not let agentd see it (${detail}).`,"Let the terminal’s user read WMI (namespace `root\\cimv2`: Enable Account, Execute Methods, Remote Enable), or let the virus scanner pass agentd’s script. If surely nothing of it runs, `agentd release KEY`, and remove that folder.",!0);case`processes-unlisted`:return problem(`What still runs of ${where} is unknown: ps on the terminal told nothing.`,"The next tick looks again. If it stays, run `ps -ax` there as that user: too many processes (`ulimit -u`) or too little memory are the usual causes.",!0);case`tree-hidden`:return problem(`The run in ${where} goes on: its processes cannot be seen (${detail}), and Windows would not end them all.`,"End it on the terminal by hand, all that its PowerShell has started. Then let the terminal’s user read WMI (namespace `root\\cimv2`), or let the virus scanner pass agentd’s script.",!0);case`run-dir-blocked`:return problem(`${where} is there and is no directory of our own: a file, a link, or one with links in it.`,`Move it out of the run root.`,!1);case`write-failed`:return problem(`The terminal could not write ${detail===``?where:detail}; the disk may be full.`,`Free space on the terminal, and check who owns the run root.`,!0);case`run-root-open`:{let[own=``,...others]=detail.split(` `);return problem(`Others of the machine (${others.join(`, `)}) may change what lies in the run root of ${where}, scripts that run as the terminal’s user among it; so nothing was started.`,`Look through it for what is not yours, then run there: \`${(0,icacls.w)(where.replace(/[\\/][^\\/]*$/,``),own)}\`.`,!1)}case`launch-failed`:return problem(`Windows would start the runner in ${where} by no way. ${detail}`,"Give the terminal’s user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log that user on; `agentd doctor` tries each way alone and says what it needs.",!0);case`terminal-failed`:return problem(`The terminal failed at ${operation.op} for ${where}: ${detail}`,`Nothing needs doing at once: the next tick asks again. If it stays, look at what it names on the terminal.`,!0);case`outside-run-root`:return problem(`${where} does not lie right under the terminal’s run root.`,"Check `run_root` in the configuration: run directories are made only there.",!1);case`bad-file-name`:return problem(`A file for ${where} has a name that is not plain or is the runner’s own.`,`Use letters, digits, dot, dash and underscore.`,!1);case`value-has-nul`:return problem(`A path, name or command line for ${where} contains a NUL character.`,`Remove the NUL character from the configuration or from the item that it comes from.`,!1);default:return problem(`The terminal refused ${operation.op} for ${where} (${code}).`,`Look at the terminal.`,!1)}}function whereOf(operation){switch(operation.op){case`start`:return operation.launch.dir;case`void`:case`inspect`:case`kill`:case`watch`:case`forget`:case`discard`:case`probe`:case`fetch`:return operation.dir;case`mkdir`:case`write`:case`remove_worktree`:return operation.path;case`inventory`:case`process_count`:case`facts`:case`machine_facts`:return operation.op}}var invisible=__webpack_require__(7632);let RESULTS={2147943785:[`the user may not log on as a batch job`,"Give that user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log the user on."],2147943726:[`the logon of the user failed`,`See that the account is not locked, disabled or without the right to log on.`],2147942405:[`access was denied`,`See that the terminal’s user may read and execute PowerShell and the run root.`],2147942402:[`a file was not found`,`See that Windows PowerShell and the run root are where they were.`],2147946720:[`the operator or an administrator has refused the request`,"A task in the user’s session needs that user logged on; see also the settings of the task in `taskschd.msc`."],267009:[`the task runs, and PowerShell has not come to its first line`,`See what holds it there: a virus scanner, or a disk that does not answer.`],267011:[`the task has not run yet`,`A task in the user’s session waits until that user logs on; else see the log of the task scheduler.`],267014:[`the task was ended by a user`,`See who ends tasks there; then start again.`],3221225786:[`its window was closed, or the user logged off`,`Lock or disconnect the session instead of logging off.`],1073807364:[`the user logged off, or the machine was shut down`,`Lock or disconnect the session instead of logging off.`],4294770688:[`PowerShell did not find its script`,`See whether a virus scanner puts files of the run root into quarantine.`],1:[`PowerShell ended at once with an error`,`A virus scanner, AppLocker or an attack-surface rule may block scripts: see its log, and exempt the run root.`]};function whyUnbegun(text){let[way=``,said=``]=text.split(`
`).map(line=>(0,invisible.SP)(line,`�`).trim().slice(0,300)),match=/^(-?\d{1,10})(?: (.*))?$/.exec(said),began=way===``||way===`none`?[]:[`It was launched as a ${way}.`];if(match===null)return began.length===0?null:began.join(``);let code=Number(match[1])>>>0,known=RESULTS[code],result=`The result of its task is 0x${code.toString(16).toUpperCase()}${known===void 0?``:`: ${known[0]}`}.`,log=match[2]===void 0?[]:[`The log of tasks says: “${match[2]}”`];return[...began,result,...log,...known===void 0?[]:[known[1]]].join(` `)}function machineFactsOf(text,operation){let facts=factsIn(text),said=key=>facts.get(key)??null,system=said(`os`)?.toLowerCase()??null,mac=said(`mac`),uid=said(`uid`);return{system,version:mac===null?said(`name`)??said(`release`):`macOS ${mac}`,user:said(`user`),superuser:uid===null||!/^\d+$/.test(uid)?null:uid===`0`,home:said(`home`),reader:said(`reader`),variables:said(`names`)?.split(` `).filter(name=>!OURS.test(name))??null,shell:said(`shell`),login_path:said(`login`),path:said(`path`),tools:(said(`tools`)??``).split(` `).filter(Boolean),programs:operation.programs.map(({word},index)=>programOf(word,index,facts)),files:(operation.files??[]).map((file,index)=>fileOf(file,`file${index}`,facts)),run_root:folderOf(facts),repos:operation.repos.map((path,index)=>repoOf(path,`repo${index}`,facts)),lfs:lfsOf(said(`lfs`)),git:/^git version (\S+)/.exec(said(`git`)??``)?.[1]??null,linger:yesNo(said(`linger`)?.replace(`Linger=`,``)),kills_user_processes:yesNo(said(`kills`)?.replace(`KillUserProcesses=`,``)),scope:oneOf(said(`scope`),[`system`,`user`,`none`]),cgroup:said(`cgroup`),windows:system===`windows`?{policy:said(`policy`),long_paths:yesNo(said(`long`)),logon:oneOf(said(`logon`),[`Interactive`,`S4U`]),sid:said(`sid`),scanners:said(`amsi`),ways:{by_schtasks:wayOf(said(`way.by_schtasks`)),by_com:wayOf(said(`way.by_com`)),by_wmi:wayOf(said(`way.by_wmi`)),by_breakaway:wayOf(said(`way.by_breakaway`)),query:wayOf(said(`way.query`)),native:wayOf(said(`way.native`))}}:null,mac:macOf(facts),seconds:wholeNumber(said(`seconds`))}}let OURS=/^(?:AGENTD_|_$|SHLVL$|PWD$|OLDPWD$)/,BREAKS=/[\t\v\f\r\u0085\u2028\u2029]/g;function factsIn(text){let facts=new Map;for(let line of text.split(`
`)){let space=line.indexOf(` `);space>0&&facts.set(line.slice(0,space),(0,invisible.SP)(line.slice(space+1).replace(BREAKS,`�`),`�`).trim())}return facts}function programOf(word,index,facts){let where=facts.get(`bin${index}`);return{word,found:where===void 0?null:where!==`-`,path:where===void 0||where===`-`?null:where,version:facts.get(`ver${index}`)?.slice(0,200)??null,late:facts.has(`late.ver${index}`),fault:facts.get(`fault${index}`)??null}}function fileOf(file,key,facts){let head=facts.get(`${key}.head`),known=head===void 0?null:/^[0-9a-f]{40,64}$/.test(head)?!0:!head.startsWith(`HEAD:`)&&null;return{...file,said:facts.get(key)??null,committed:known}}function folderOf(facts){let inside=facts.get(`root.inside`),above=facts.get(`root.above`);return{kind:oneOf(facts.get(`root.kind`),[`folder`,`file`,`link`,`none`]),nearest:facts.get(`root.nearest`)??null,real:facts.get(`root.real`)??null,link:facts.get(`root.link`)??null,own:yesNo(facts.get(`root.own`)),writable:yesNo(facts.get(`root.write`)),mode:facts.get(`root.mode`)??null,inside:inside===void 0?null:inside===`no`?``:inside,writers:writersOf(facts.get(`root.open`)),replaceable:above===void 0?null:above===`nobody`?``:above,free_bytes:scaled(beforePercent(facts.get(`root.disk`)),1024),free_inodes:beforePercent(facts.get(`root.inodes`))}}function repoOf(path,key,facts){let top=facts.get(`${key}.top`),head=facts.get(`${key}.head`),bare=trueFalse(facts.get(`${key}.bare`)),born=head!==void 0&&/^[0-9a-f]{40,64}$/.test(head),isPath=top!==void 0&&/^(?:[/\\]|[A-Za-z]:)/.test(top);return{path,kind:oneOf(facts.get(`${key}.kind`),[`folder`,`file`,`none`]),id:facts.get(`${key}.id`)??null,real:facts.get(`${key}.real`)??null,link:facts.get(`${key}.link`)??null,own:yesNo(facts.get(`${key}.own`)),writable:yesNo(facts.get(`${key}.write`)),top:isPath?top:null,complaint:top===void 0||isPath?null:top,has_commit:head===void 0?null:born?!0:isPath||bare===!0?!1:null,bare,uses_lfs:foundIn(`${key}.lfs`,born,facts,text=>text.startsWith(`HEAD:`)),lfs_filter:foundIn(`${key}.filter`,born,facts,text=>text.includes(`git-lfs`)),submodules:yesNo(facts.get(`${key}.sub`))}}function foundIn(key,works,facts,isThere){let text=facts.get(key);return text===void 0?works&&!facts.has(`late.${key}`)?!1:null:isThere(text)?!0:null}function macOf(facts){if(facts.get(`os`)!==`Darwin`)return null;let keychain=facts.get(`keychain`)??``,vault=/^FileVault is (On|Off)/.exec(facts.get(`vault`)??``)?.[1];return{command_line_tools:yesNo(facts.get(`clt`)),keychain:/^Keychain .*(?:timeout|lock-on-sleep)/.test(keychain)?`open`:/not allowed|could not be found|no default keychain/i.test(keychain)?`closed`:null,sleep_minutes:wholeNumber(facts.get(`sleep`)),filevault:vault===void 0?null:vault===`On`,key_helper:yesNo(facts.get(`helper`)),codex_login:yesNo(facts.get(`codex`))}}function lfsOf(text){return text===null?null:text.startsWith(`git-lfs/`)?!0:!text.includes(`is not a git command`)&&null}function trueFalse(text){return text===`true`||text!==`false`&&null}function wayOf(text){return text===`ok`?``:text?.startsWith(`refused`)===!0?text.slice(8)||`no reason given`:null}function writersOf(text){return text===void 0?null:text===`nobody`?[]:text.split(` `)}function yesNo(text){return text===`yes`||text!==`no`&&null}function oneOf(text,words){return words.find(word=>word===text)??null}function wholeNumber(text){return text!=null&&/^\d+$/.test(text)?Number(text):null}function beforePercent(line){let found=[...(line??``).matchAll(/(\d+)\s+\d+%/g)].at(-1)?.[1];return wholeNumber(found)}function scaled(value,factor){return value===null?null:value*factor}function unpack(line,key,most_bytes){let bytes=Buffer.from(line.slice(2),`base64`);if(line===``||line.startsWith(`b`))return bytes;try{return(0,external_node_zlib_.gunzipSync)(bytes,{maxOutputLength:most_bytes})}catch(cause){if((0,errors.UQ)(cause)===`ERR_BUFFER_TOO_LARGE`)throw tooLarge(key,most_bytes);let{problem}=incomplete(`what was read for ${key} is damaged`);throw new errors.wX(problem,{cause})}}function incomplete(what,remedy=``){return new errors.wX({code:`answer-incomplete`,message:`The terminal’s answer is incomplete (${what}); what it has done is unknown.`,remedy:`Nothing needs doing at once: the next tick asks again. If it stays, ${remedy||"run `agentd doctor` for the terminal."}`,retry:!0})}function tooLarge(key,most_bytes){return new errors.wX({code:`answer-too-large`,message:`What was read for ${key} unpacks to more than ${most_bytes} bytes, the most that was asked for; it was not read.`,remedy:`See who else writes on that machine: its own scripts keep to the limit.`,retry:!0})}function results(output,operations,envelope,most_bytes=268435456){let answer=parse_open(output,envelope.nonce,{lists:listsOf(operations),most_bytes});return operations.map((operation,index)=>resultOf(operation,index,answer))}function parse_open(output,nonce,{lists,most_bytes}){let lines=linesOf(output,nonce),whole=lines.get(`Z`);if(whole!==void 0)for(let[key,said]of linesOf(unpack(`z ${whole}`,`all`,most_bytes).toString(`utf8`),nonce))lines.set(key,said);let reader=lines.get(`READ`);if(!lines.has(`BEGIN`))throw reader===void 0?incomplete(`it never began`,wrong_shell._T.replace(/^L/,`l`)):(0,wrong_shell.nW)(reader);if(!lines.has(`END`))throw incomplete(`the end is missing`);let times=timesIn(lines),used=0;return{lines,lists,most_bytes,times:{take:count=>(used+=count,times.slice(used-count,used).map(Number))}}}function linesOf(output,nonce){let lines=new Map;for(let raw of output.split(`
`)){if(!raw.startsWith(`${nonce} `))continue;let line=raw.slice(nonce.length+1).replace(/\r$/,``),space=line.indexOf(` `);space===-1?lines.set(line,``):lines.set(line.slice(0,space),line.slice(space+1))}return lines}function asksForPlain(output,{nonce}){let lines=linesOf(output,nonce);return lines.has(`PLAIN`)&&!lines.has(`BEGIN`)}function timesIn(lines){let times=(lines.get(`m`)??``).split(` `).filter(time=>/^\d+$/.test(time)),asked=0;for(let[key,said]of lines)/^\d+$/.test(key)&&(said===`s`||said.startsWith(`s|`)?asked+=1:said.startsWith(`r|`)&&(asked+=Number(said.split(`|`)[2])));return times.length===asked?times:[]}let parse_WORDS_KEPT=2e3;function resultOf(operation,index,answer){let said=answer.lines.get(String(index));if(said===void 0)throw incomplete(`nothing about operation ${index}, ${operation.op}`);let[word=``,...fields]=said.split(`|`);if(word===`x`){let detail=textOf(fields[1]);return{op:operation.op,refused:refusal(fields[0]??``,operation,detail)}}let odd=()=>incomplete(`operation ${index}, ${operation.op}, says ${JSON.stringify(said.slice(0,parse_WORDS_KEPT))}`);switch(operation.op){case`inspect`:case`kill`:{let inspection=inspectionOf(operation,index,word,fields,answer);if(inspection===null)throw odd();return{op:operation.op,inspection}}case`start`:if(word===`evidence`)return{op:`start`,status:word};if(word!==`started`)throw odd();return{op:`start`,status:word,identity:identityOf(fields[0]??``),...fields[1]?{how:textOf(fields[1])}:{}};case`void`:if(word!==`void`&&word!==`evidence`)throw odd();return{op:`void`,status:word};case`forget`:case`mkdir`:case`write`:case`remove_worktree`:case`watch`:if(word!==`ok`)throw odd();return{op:operation.op};case`discard`:{let[watchdogs=``]=fields;if(word!==`removed`&&word!==`absent`||!/^\d+$/.test(watchdogs))throw odd();return{op:`discard`,status:word,watchdogs:Number(watchdogs)}}case`inventory`:{let[seconds=``,text=``]=fields,inventory=readInventory(Buffer.from(text,`base64`).toString(`utf8`));if(word!==`c`||!/^\d+$/.test(seconds)||inventory===null)throw odd();return{op:`inventory`,now:Number(seconds)*1e3,inventory}}case`process_count`:{let count=fields[0]??``;if(word!==`p`||!/^(\d+|-)$/.test(count))throw odd();return{op:`process_count`,count:count===`-`?null:Number(count)}}case`facts`:{let[seconds=``,offset=``,boot_id=``]=fields;if(word!==`t`||!/^\d+$/.test(seconds)||boot_id===``)throw odd();return{op:`facts`,now:Number(seconds)*1e3,utc_offset_min:offsetMinutes(offset),boot_id}}case`machine_facts`:{let line=answer.lines.get(`${index}.0`);if(word!==`ok`||line===void 0)throw odd();return{op:`machine_facts`,machine:machineFactsOf(unpack(line,`${index}.0`,answer.most_bytes).toString(`utf8`),operation)}}case`probe`:{let flags=fields[0]??``;if(word!==`p`||flags.length!==operation.names.length)throw odd();return{op:`probe`,present:operation.names.filter((_name,at)=>flags[at]===`1`)}}case`fetch`:if(word!==`ok`)throw odd();return{op:`fetch`,collected:collectedOf(operation.items,index,answer)}}}function textOf(field=``){return Buffer.from(field,`base64`).toString(`utf8`).slice(0,parse_WORDS_KEPT)}function inspectionOf(operation,index,word,fields,answer){let collected=()=>collectedOf(operation.collect,index,answer);switch(word){case`n`:return{state:`none`,survivors:pidsOf(fields[0])};case`v`:return{state:`void`};case`s`:{let[since]=answer.times.take(1),why=whyUnbegun(textOf(fields[0]));return{state:`starting`,since:since===void 0?null:since*1e3,...why===null?{}:{why}}}case`r`:{let[started=``,files=``,flags=``,counted=``]=fields,times=answer.times.take(Number(files));return{state:`running`,started_at:readStarted(started),last_output_at:times.length===0?null:Math.max(...times)*1e3,watch:watchOf(counted),collected:runningOf(operation,index,flags,answer)}}case`f`:{let[exit=``,started=``,ended=``,pids]=fields;return{state:`finished`,exit_code:readExit(exit).code,started_at:readStarted(started),ended_at:readStamp(readExit(exit).at),ended_by:readEndedBy(ended),survivors:pidsOf(pids),collected:collected()}}case`g`:case`b`:case`u`:{let files=fields[1]===`1`?collected():operation.collect.map(()=>null);return{state:`gone`,same_boot:word===`u`?null:word===`g`,survivors:pidsOf(fields[0]),collected:files}}default:return null}}function pidsOf(field=``){return field.split(` `).filter(pid=>/^\d+$/.test(pid)).map(Number)}function watchOf(counted){let match=/^(\d{1,9}) (\d{1,9}) ([01])$/.exec(counted);return match===null?null:{elapsed_s:Number(match[1]),quiet_s:Number(match[2]),alive:match[3]===`1`}}function identityOf(words){let[pid=``,start,boot,pid_ns,machine,...more]=words.split(` `);return start===void 0||boot===void 0||pid_ns===void 0||machine===void 0?null:/^\d{1,10}$/.test(pid)&&more.length===0?{pid:Number(pid),start,boot,pid_ns,machine}:null}function collectedOf(items,index,answer){return items.map((item,at)=>decode(answer.lines.get(`${index}.${at}`),item,`${index}.${at}`))}function runningOf(operation,index,flags,answer){let items=whileRunning(operation)??[],list=answer.lists.running.get(keyOf(items))??0,flag=0;return items.map((item,at)=>{if(!isShared(item))return decode(answer.lines.get(`${index}.${at}`),item,`${index}.${at}`);if(flags[flag++]!==`1`)return null;let found=unpack(answer.lines.get(`g${list}.${at}`)??``,`g${list}.${at}`,answer.most_bytes),prefix=Buffer.from(`${operation.dir}/${item.file}:`,`utf8`);return(0,collect.r0)(lineAfter(found,prefix).subarray(0,item.max_bytes),item)})}function lineAfter(lines,prefix){let from=0;for(;from<lines.length;){let end=lines.indexOf(10,from)===-1?lines.length:lines.indexOf(10,from);if(lines.subarray(from,from+prefix.length).equals(prefix))return lines.subarray(from+prefix.length,end);from=end+1}return Buffer.alloc(0)}function decode(line,item,key){if(line===void 0)throw incomplete(`nothing read for ${key}`);if(line===`-`)return null;let bytes=unpack(line,key,item.max_bytes+2);return(0,collect.r0)(item.op===`grep`&&bytes.at(-1)===10?bytes.subarray(0,-1):bytes,item)}function offsetMinutes(offset){let match=/^([+-])(\d\d):?(\d\d)$/.exec(offset);if(match===null)return null;let minutes=Number(match[2])*60+Number(match[3]);return match[1]===`-`?-minutes:minutes}function posixShell(os,machine={}){let whole={os,sh:`/bin/sh`,proc:`/proc`,path:null,systemd:`/run/systemd`,ordered:!1,secrets:[],pass:[],linger_s:60,...machine};return{os,script:(operations,envelope)=>packed(visit(operations,envelope,whole),envelope,whole),parse:results,asksForPlain,runner:launch=>runnerOf(launch,whole),join:(...parts)=>external_node_path_.posix.join(...parts),quote}}let ABOUT=String.raw`function tried($key,$block){try{[void](& $block);fact $key 'ok'}catch{fact $key ('refused '+(words_of $_))}}
function about{
$trifle='"'+$env:ComSpec+'" /d /c exit'
fact 'os' 'windows'
look_up 'sid' {sid}
look_up 'name' {$version=[Environment]::OSVersion.Version;$called=[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Windows NT\CurrentVersion','ProductName','Windows')
if($version.Build -ge 22000){$called=$called.Replace('Windows 10','Windows 11')};$called+' '+$version}
look_up 'uid' {if([Security.Principal.WindowsPrincipal]::new([Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)){'0'}else{'1'}}
look_up 'login' {([string][Environment]::GetEnvironmentVariable('Path','Machine')+';'+[string][Environment]::GetEnvironmentVariable('Path','User'))}
look_up 'policy' {$policy=@('MachinePolicy','UserPolicy'|ForEach-Object{[string](Get-ExecutionPolicy -Scope $_)}|Where-Object{$_ -ne 'Undefined'})[0];if($policy){$policy}else{'Bypass'}}
look_up 'long' {yes_no ([Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SYSTEM\CurrentControlSet\Control\FileSystem','LongPathsEnabled',0) -eq 1)}
look_up 'logon' {if(session){'Interactive'}else{'S4U'}}
look_up 'amsi' {@([Microsoft.Win32.Registry]::LocalMachine.OpenSubKey('SOFTWARE\Microsoft\AMSI\Providers').GetSubKeyNames()|ForEach-Object{[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Classes\CLSID\'+$_,'',$_)}) -join ', '}
tried 'way.by_schtasks' {task_exe '/Query','/FO','CSV','/NH'}
tried 'way.by_com' {(task_folder).RegisterTask('agentd-doctor',(task_xml 'S4U' "$env:SystemRoot\none.ps1" ''),1,$null,$null,2,$null)}
tried 'way.query' {Get-CimInstance -ClassName Win32_OperatingSystem -Property Version}
tried 'way.native' {native_rows}
tried 'way.by_wmi' {wmi_start $trifle}
tried 'way.by_breakaway' {outside_job $trifle}
}`;function quote_quote(value){if(value.includes(`\0`))throw new errors.wX({code:`value-has-nul`,message:`A path, name or command line for a terminal contains a NUL character.`,remedy:`Remove the NUL character from the configuration or from the item that it comes from.`,retry:!1});return`'${value.replaceAll(/['\u2018-\u201b]/g,`$&$&`)}'`}function literal(value){return/^[\n -~]*$/.test(value)?quote_quote(value):`(textof '${Buffer.from(value,`utf8`).toString(`base64`)}')`}function quote_packed(bytes){return(0,external_node_zlib_.gzipSync)(bytes,{level:9}).toString(`base64`)}let OPTIONS=`-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass`,SPAWN=String.raw`function spawn{
$info=[Diagnostics.ProcessStartInfo]::new()
$info.FileName=$env:ComSpec
$info.Arguments='/d /v:off /s /c ""%AGENTD_PS%" ${OPTIONS} -File "%AGENTD_FILE%" agent "%AGENTD_MARK%" <"%AGENTD_IN%" >"%AGENTD_OUT%" 2>"%AGENTD_ERR%""'
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$prompt=place 'prompt.md';if(!(kind $prompt)){$prompt='NUL'}
$values=@{AGENTD_PS="$PSHOME\powershell.exe";AGENTD_FILE=(place 'run.ps1');AGENTD_MARK='AGENTD_RUN='+$Task;AGENTD_IN=$prompt;AGENTD_OUT=(place $Out);AGENTD_ERR=(place 'stderr.txt');PSModulePath=$Modules}
foreach($name in $values.Keys){$info.EnvironmentVariables[$name]=$values[$name]}
[Diagnostics.Process]::Start($info)
}`,STARTS={by_wmi:String.raw`function wmi_start($call){
$made=Invoke-CimMethod -ClassName Win32_Process -MethodName Create -Arguments @{CommandLine=$call;CurrentDirectory=$env:SystemRoot}
if($made.ReturnValue -ne 0){throw ('Win32_Process.Create answered '+$made.ReturnValue)}
[string]$made.ProcessId
}
function by_wmi($name,$file,$words){
$State.child=wmi_start ('"'+$PSHOME+'\powershell.exe" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`,child_start:String.raw`function child_start($file,$words){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName="$PSHOME\powershell.exe";$info.Arguments='${OPTIONS} -File "'+$file+'" '+$words
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
[void][Diagnostics.Process]::Start($info)
}`,spawn:SPAWN},EMITTED=String.raw`function emitted($library,$name,$back,$types){
$kind=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('agentd','Public,Class')
$call=$kind.DefineMethod($name,'Public,Static,PinvokeImpl',$back,[Type[]]$types)
$use=[Runtime.InteropServices.DllImportAttribute]
$call.SetCustomAttribute([Reflection.Emit.CustomAttributeBuilder]::new($use.GetConstructor([Type[]]@([string])),[object[]]@($library),[Reflection.FieldInfo[]]@($use.GetField('SetLastError'),$use.GetField('CharSet')),[object[]]@($true,[Runtime.InteropServices.CharSet]::Unicode)))
$kind.CreateType()
}`,BREAKAWAY_SCRIPT=String.raw`$ErrorActionPreference='Stop'
${EMITTED}
try{
$line=[Text.StringBuilder]::new($env:AGENTD_CALL)
[Environment]::SetEnvironmentVariable('AGENTD_CALL',[NullString]::Value)
$given=[Runtime.InteropServices.Marshal]::AllocHGlobal(128);$made=[Runtime.InteropServices.Marshal]::AllocHGlobal(32)
[Runtime.InteropServices.Marshal]::Copy([byte[]]::new(128),0,$given,128)
[Runtime.InteropServices.Marshal]::WriteInt32($given,$(if([IntPtr]::Size -eq 8){104}else{68}))
$native=emitted 'kernel32.dll' 'CreateProcessW' ([bool]) @([string],[Text.StringBuilder],[IntPtr],[IntPtr],[bool],[uint32],[IntPtr],[string],[IntPtr],[IntPtr])
if(!$native::CreateProcessW([NullString]::Value,$line,[IntPtr]::Zero,[IntPtr]::Zero,$false,150994944,[IntPtr]::Zero,$env:SystemRoot,$given,$made)){throw [ComponentModel.Win32Exception]::new([Runtime.InteropServices.Marshal]::GetLastWin32Error()).Message}
[Console]::Out.Write('agentd '+[Runtime.InteropServices.Marshal]::ReadInt32($made,2*[IntPtr]::Size))
}catch{[Console]::Error.Write([string]$_);exit 1}
`,BREAKAWAY=String.raw`function outside_job($call){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName=ps_exe
$info.Arguments='${OPTIONS} -EncodedCommand '+[Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes($Utf8.GetString((unpacked '${quote_packed(Buffer.from(BREAKAWAY_SCRIPT,`utf8`))}'))))
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.EnvironmentVariables['AGENTD_CALL']=$call
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
$said=$child.StandardOutput.ReadToEndAsync();$why=$child.StandardError.ReadToEndAsync()
if(!$child.WaitForExit(15000)){try{$child.Kill()}catch{};throw 'it did not answer within 15 seconds'}
if($said.Wait(2000) -and $said.Result -match 'agentd ([1-9]\d*)\s*$'){return $Matches[1]}
if($why.Wait(2000) -and $why.Result.Trim()){throw $why.Result}
throw ('it ended with exit code '+$child.ExitCode)
}
function by_breakaway($name,$file,$words){
$State.child=outside_job ('"'+(ps_exe)+'" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`,BOUND=String.raw`function bound($imports){
$type=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('Agentd','Public')
foreach($one in $imports){$type.DefinePInvokeMethod($one[1],$one[0],'Public,Static,PinvokeImpl','Standard',$one[2],[Type[]]$one[3],'Winapi','Unicode').SetImplementationFlags('PreserveSig')}
$type.CreateType()
}`,TABLE=String.raw`function table($bytes,$wide){
$place=56+3*$wide
for($at=0;;$at+=$next){
$next=[BitConverter]::ToInt32($bytes,$at);$made=[BitConverter]::ToInt64($bytes,$at+32)
@{p=[string][BitConverter]::ToInt32($bytes,$at+$place);q=[string][BitConverter]::ToInt32($bytes,$at+$place+$wide);c='';s=$(if($made){[string](($made-$made%10)/10+50491123200000000)}else{''})}
if($next -le 0){return}}
}`,NATIVE=String.raw`param($Ask,$Process)
${BOUND}
${TABLE}
function listing{
for($size=1048576;;$size*=2){
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal($size)
try{
$status=$State.api::NtQuerySystemInformation(5,$buffer,$size,[IntPtr]::Zero)
if($status -eq 0){$bytes=[byte[]]::new($size);[Runtime.InteropServices.Marshal]::Copy($buffer,$bytes,0,$size);return table $bytes ([IntPtr]::Size)}
}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
if($status -ne -1073741820 -or $size -ge 67108864){throw ('NtQuerySystemInformation answered '+$status)}}
}
function spoken($id,$buffer){
$handle=$State.api::OpenProcess(4096,0,[int]$id)
if($handle -eq [IntPtr]::Zero){return ''}
try{if($State.api::NtQueryInformationProcess($handle,60,$buffer,66000,[IntPtr]::Zero) -eq 0){
[Runtime.InteropServices.Marshal]::PtrToStringUni([Runtime.InteropServices.Marshal]::ReadIntPtr($buffer,[IntPtr]::Size),([Runtime.InteropServices.Marshal]::ReadInt16($buffer) -band 65535)/2)}
}catch{}finally{[void]$State.api::CloseHandle($handle)}
}
if(!$State.api){$pointer=[IntPtr];$number=[int]
$State.api=bound @(
@('ntdll.dll','NtQuerySystemInformation',$number,@($number,$pointer,$number,$pointer)),
@('ntdll.dll','NtQueryInformationProcess',$number,@($pointer,$number,$pointer,$number,$pointer)),
@('kernel32.dll','OpenProcess',$pointer,@($number,$number,$number)),
@('kernel32.dll','CloseHandle',$number,@(,$pointer)))}
$all=@(listing)
$own=[Diagnostics.Process]::GetCurrentProcess().StartTime.ToUniversalTime().Ticks
if(!@($all|Where-Object{$_.p -eq [string]$PID -and $_.s -eq [string](($own-$own%10)/10)}).Count){throw 'the list of the kernel does not hold this very process'}
if($Ask -eq 'born'){foreach($row in $all){if($row.p -eq $Process){return $(if($row.s){$row.s}else{'?'})}};return}
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal(66000)
try{foreach($row in $all){$row.c="$(spoken $row.p $buffer)"}}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
$all`,NATIVE_CALLS=String.raw`function native($ask,$id){
if(!$State.native){$State.native=[ScriptBlock]::Create($Utf8.GetString((unpacked $Native)))}
& $State.native $ask $id
}
function native_rows{native 'rows'}
function native_born($id){native 'born' $id}`,windows_processes_PROCESSES={halted:String.raw`function halted($id){!@([Diagnostics.Process]::GetProcessById([int]$id).Threads|Where-Object{$_.ThreadState -ne 'Wait' -or $_.WaitReason -ne 'Suspended'}).Count}`,rest:String.raw`function rest($ms){[Threading.Thread]::Sleep($ms)}`,wmi_rows:String.raw`function wmi_time($date){if($date){$ticks=$date.ToUniversalTime().Ticks;[string](($ticks-$ticks%10)/10)}}
function wmi_rows{Get-CimInstance -ClassName Win32_Process -Property ProcessId,ParentProcessId,CommandLine,CreationDate|ForEach-Object{@{p=[string]$_.ProcessId;q=[string]$_.ParentProcessId;c=[string]$_.CommandLine;s="$(wmi_time $_.CreationDate)"}}}`,native:NATIVE_CALLS,native_block:quote_packed(Buffer.from(NATIVE,`utf8`)),plain_rows:String.raw`function plain_rows{[Diagnostics.Process]::GetProcesses()|ForEach-Object{@{p=[string]$_.Id;q='';c='';s=''}}}`,ends:String.raw`function end_tree($id){$ErrorActionPreference='SilentlyContinue';& "$env:SystemRoot\System32\taskkill.exe" /T /F /PID $id 2>&1|Out-Null;$LASTEXITCODE -eq 0}
function end_one($id){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}`},TRUSTED=String.raw`^S-1-(5-18|5-32-544|3-0|3-4|5-80-956008885-.*|5-21-.*-(500|512|519))$`,ROOT={self:String.raw`function sid{[Security.Principal.WindowsIdentity]::GetCurrent().User.Value}
function ps_exe{"$PSHOME\powershell.exe"}
function words_of($fault){([string]$fault -replace '\s+',' ').Trim()}`,enclosed:String.raw`function private_entries{'O:'+(sid)+'D:P'+-join@(foreach($one in (sid),'SY','BA'){'(A;OICI;FA;;;'+$one+')'})}
function enclosed($path){
$entries=[Security.AccessControl.DirectorySecurity]::new()
$entries.SetSecurityDescriptorSddlForm((private_entries))
[void][IO.Directory]::CreateDirectory($path,$entries)
}`,owned:String.raw`function owned($path){
$owner=(Get-Acl -LiteralPath $path).GetOwner([Security.Principal.SecurityIdentifier]).Value
$owner -eq (sid) -or $owner -in 'S-1-5-32-544','S-1-5-18'
}`,writers:String.raw`function strangers($path,$rights){
$own=sid
@(foreach($rule in (Get-Acl -LiteralPath $path).GetAccessRules($true,$true,[Security.Principal.SecurityIdentifier])){
$who=[string]$rule.IdentityReference.Value
if([string]$rule.AccessControlType -eq 'Allow' -and ([int]$rule.FileSystemRights -band $rights) -and !([int]$rule.PropagationFlags -band 2) -and $who -ne $own -and $who -notmatch '${TRUSTED}'){$who}
})|Select-Object -Unique
}
function writers($path){strangers $path ${1343029590}}
function replacer($path){
for($at=[IO.Path]::GetDirectoryName($path);$at;$at=[IO.Path]::GetDirectoryName($at)){if(@(strangers $at ${269287488}).Count){return $at}}
}`},ASKED=String.raw`function task_exe($words){
$ErrorActionPreference='Continue'
$said=@(@()|& "$env:SystemRoot\System32\schtasks.exe" $words 2>&1|ForEach-Object{[string]$_})
if($LASTEXITCODE){throw ((($said -join ' ')+' (exit code '+$LASTEXITCODE+')').Trim())}
$said
}
function task_folder{
$service=New-Object -ComObject Schedule.Service
[void]$service.Connect()
$service.GetFolder('\')
}
function task_result($name){
$said=try{[string](task_folder).GetTask($name).LastTaskResult}catch{
try{@([regex]::Matches([string]@(task_exe '/Query','/TN',$name,'/V','/FO','CSV','/NH')[-1],'"([^"]*)"'))[6].Groups[1].Value}catch{}}
if($said -match '^-?\d+$'){$said}
}
function signed_in{
$key=[Microsoft.Win32.Registry]::Users.OpenSubKey((sid)+'\Volatile Environment')
if($key){$key.GetSubKeyNames()}
}
function session{
$own=@(signed_in)
@([Diagnostics.Process]::GetProcessesByName('explorer')|Where-Object{$own -contains [string]$_.SessionId}).Count -gt 0
}
function task_logons{
if($(try{session}catch{$false})){'Interactive'}
'S4U'
}`,TASK_XML=String.raw`function headless{[Environment]::OSVersion.Version.Build -ge 22000 -and [IO.File]::Exists("$env:SystemRoot\System32\conhost.exe")}
function task_xml($logon,$file,$words){
$program=ps_exe;$line='${OPTIONS} -WindowStyle Hidden -File "'+$file+'" '+$words
if($logon -eq 'Interactive' -and (headless)){$line='--headless "'+$program+'" '+$line;$program="$env:SystemRoot\System32\conhost.exe"}
$token=if($logon -eq 'Interactive'){'InteractiveToken'}else{$logon}
$off='DisallowStartIfOnBatteries','StopIfGoingOnBatteries','StartWhenAvailable','RunOnlyIfNetworkAvailable','Hidden','RunOnlyIfIdle','WakeToRun'
'<?xml version="1.0" encoding="UTF-16"?><Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task"><Triggers/>'+
'<Principals><Principal id="Author"><UserId>'+(sid)+'</UserId><LogonType>'+$token+'</LogonType><RunLevel>LeastPrivilege</RunLevel></Principal></Principals>'+
'<Settings><MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>'+-join@($off|ForEach-Object{'<'+$_+'>false</'+$_+'>'})+
'<IdleSettings><StopOnIdleEnd>false</StopOnIdleEnd><RestartOnIdle>false</RestartOnIdle></IdleSettings><AllowHardTerminate>true</AllowHardTerminate><AllowStartOnDemand>true</AllowStartOnDemand><Enabled>true</Enabled><ExecutionTimeLimit>PT0S</ExecutionTimeLimit><Priority>5</Priority></Settings>'+
'<Actions Context="Author"><Exec><Command>'+[Security.SecurityElement]::Escape($program)+'</Command><Arguments>'+[Security.SecurityElement]::Escape($line)+'</Arguments></Exec></Actions></Task>'
}`,STARTED=String.raw`function task_made($block){
$why=@()
foreach($logon in @(task_logons)){try{return & $block}catch{$why+=$logon+': '+(words_of $_)}}
throw ($why -join ' ')
}
function logged_on($name){
for($wait=0;$wait -lt 10;$wait++){
$said=task_result $name
if($said -match '^(-2147023511|2147943785|-2147023570|2147943726)$'){throw ('the task was taken, and its user could not be logged on for it (result '+$said+')')}
if($said -notmatch '^(267011|267045)$'){return}
nap 100}
}
function by_schtasks($name,$file,$words){
task_made {
$path=[IO.Path]::Combine([IO.Path]::GetDirectoryName($file),'.task-'+[Guid]::NewGuid())
try{
[IO.File]::WriteAllText($path,(task_xml $logon $file $words),[Text.Encoding]::Unicode)
[void](task_exe '/Create','/TN',$name,'/XML',$path,'/F')
}finally{[IO.File]::Delete($path)}
try{[void](task_exe '/Run','/TN',$name);logged_on $name}catch{$fault=$_;try{[void](task_exe '/Delete','/TN',$name,'/F')}catch{};throw $fault}
'task '+$logon}
}
function by_com($name,$file,$words){
$folder=task_folder
task_made {
$made=$folder.RegisterTask($name,(task_xml $logon $file $words),6,$null,$null,$(if($logon -eq 'S4U'){2}else{3}),$null)
try{[void]$made.Run($null);logged_on $name}catch{$fault=$_;try{[void]$folder.DeleteTask($name,0)}catch{};throw $fault}
'task '+$logon}
}`,SAID=String.raw`function task_said($name){
$said=task_result $name
if(!$said){return}
$path="*[System[EventID=101 or EventID=103 or EventID=104 or EventID=203] and EventData[Data[@Name='TaskName']='\"+$name+"']]"
try{$said+=' '+(words_of @(Get-WinEvent -LogName 'Microsoft-Windows-TaskScheduler/Operational' -FilterXPath $path -MaxEvents 1 -ErrorAction Stop)[0].Message)}catch{}
$said
}`,TASKS={ask_tasks:ASKED,tasks:String.raw`function task_there($name){
try{[void](task_exe '/Query','/TN',$name);return $true}catch{}
try{[void](task_folder).GetTask($name);$true}catch{$false}
}
function task_end($name,$stop){
foreach($one in $name,($name+'.watch')){
if($stop){try{[void](task_exe '/End','/TN',$one)}catch{try{[void](task_folder).GetTask($one).Stop(0)}catch{}}}
try{[void](task_exe '/Delete','/TN',$one,'/F')}catch{try{[void](task_folder).DeleteTask($one,0)}catch{}}}
}`,task_names:String.raw`function task_names{
try{@(task_exe '/Query','/FO','CSV','/NH') -match '^"\\agentd-'|ForEach-Object{($_ -split '"')[1].Substring(1)}}catch{
try{(task_folder).GetTasks(1)|ForEach-Object{[string]$_.Name}|Where-Object{$_ -like 'agentd-*'}}catch{}}
}`,task_said:SAID,by_tasks:`${TASK_XML}\n${STARTED}`},TIMES={boot:String.raw`function uptime{[long][Math]::Floor([Diagnostics.Stopwatch]::GetTimestamp()/[Diagnostics.Stopwatch]::Frequency*10000000)}
function boot{$ticks=[DateTime]::UtcNow.Ticks-(uptime);[string]($ticks-$ticks%600000000)}
function machine{
try{$id=[Microsoft.Win32.RegistryKey]::OpenBaseKey('LocalMachine','Registry64').OpenSubKey('SOFTWARE\Microsoft\Cryptography').GetValue('MachineGuid')}catch{}
if($id -match '^[0-9A-Za-z-]{8,64}$'){$id}else{'-'}
}
function instant{$ticks=[DateTime]::UtcNow.Ticks;[string](($ticks-$ticks%10)/10)}`,same:String.raw`function slack{3000000000+[long][Math]::Floor((uptime)/5000)}
function same($when){$when -match '^\d{1,18}$' -and [Math]::Abs([long]$when-[long]$Boot) -lt (slack)}
function restarted($since,$when){
if($since -notmatch '^\d{1,17}$' -or $when -notmatch '^\d{1,18}$'){return $false}
$then=10*[long]$since;$before=[long]$Boot-(slack)
if($then-[long]$when -gt (uptime)+(slack)){return $true}
if($then -ge $before){return $false}
$first=eldest
$null -ne $first -and 10*$first -ge $before
}`,up:String.raw`function up($id,$since,$when){
try{(born $id) -eq $since}
catch{
$fault=$_
try{$name=[Diagnostics.Process]::GetProcessById([int]$id).ProcessName}catch [ArgumentException]{return $false}
if($name -match '^(powershell|pwsh)'){throw $fault}
$false}
}`,asked_born:String.raw`function asked_born($id){
try{$since=[Diagnostics.Process]::GetProcessById([int]$id).StartTime}catch [ArgumentException]{return}
if(!$since){throw 'the process does not tell it'}
$ticks=$since.ToUniversalTime().Ticks
[string](($ticks-$ticks%10)/10)
}`,wmi_born:String.raw`function wmi_born($id){Get-CimInstance -ClassName Win32_Process -Filter ('ProcessId='+$id) -Property CreationDate|ForEach-Object{if($_.CreationDate){wmi_time $_.CreationDate}else{'?'}}}`},WINDOWS={separator:`\\`,linger_s:60,modules:String.raw`$env:PSModulePath="$PSHOME\Modules;$env:SystemRoot\System32\WindowsPowerShell\v1.0\Modules"`,...ROOT,...TIMES,...windows_processes_PROCESSES,...TASKS,...STARTS,by_breakaway:BREAKAWAY,about:ABOUT};function inPack(script,{nonce,plain}){return plain===!0?script:[`#agentd ${nonce}`,(0,powershell_reader.n1)(nonce),`$ErrorActionPreference='Stop'`,`$Pack=[IO.MemoryStream]::new([Convert]::FromBase64String('${quote_packed(Buffer.from(script,`utf8`))}'))`,`$Whole=[IO.MemoryStream]::new()`,`[IO.Compression.GZipStream]::new($Pack,[IO.Compression.CompressionMode]::Decompress).CopyTo($Whole)`,`& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($Whole.ToArray())))`,`#end ${nonce}`,``].join(`
`)}var worktree_windows=__webpack_require__(856);let NOT_INHERITED=`${worktree_windows.p}|^(ACTIONS|GITHUB|INPUT|RUNNER)_|^CLAUDECODE$|^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT)$|^CODEX_SANDBOX|^SSH2?_(CLIENT|CONN|ORIG|TTY|USER)`;function environment_cleaned({secrets,pass}){let kept=pass.length===0?``:` -and $Variable -notmatch ${patternOf(pass)}`,own=secrets.length===0?``:` -or $Variable -match ${patternOf(secrets)}`;return[`foreach($Variable in @([Environment]::GetEnvironmentVariables().Keys)){if(($Variable -match '${NOT_INHERITED}'${kept})${own}){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}}`,`foreach($Variable in 'USERPROFILE','APPDATA','LOCALAPPDATA'){if(![Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,[Environment]::GetFolderPath(($Variable -replace 'APP','Application')))}}`,`if(!$env:USERNAME){$env:USERNAME=[Environment]::UserName}`,``].join(`
`)}function patternOf(patterns){let one=pattern=>(pattern.endsWith(`*`)?pattern.slice(0,-1):`${pattern}$`).replaceAll(/[^\w$]/g,`\\$&`);return quote_quote(`^(${patterns.map(one).join(`|`)})`)}let kin_KIN=String.raw`function plausible{$State.p -match '^[1-9]\d{0,9}$' -and '1','4' -notcontains $State.p -and $State.s -match '^\d{1,18}$'}
function alive{$State.aw -ne 'other-machine' -and (plausible) -and (up $State.p $State.s $State.b)}
function ours($row){$row.c.IndexOf((place 'run.ps1'),[StringComparison]::OrdinalIgnoreCase) -ge 0}
function marker{'^(?!\S*conhost\.exe --headless )(.*[\s"])?AGENTD_RUN='+[regex]::Escape($Task)+'($|[\s"])'}
function pinned{
$State.pins=@{};$State.until='';$all=@()
if($State.aw -ne 'other-machine'){try{$all=@(lines (place 'watch.txt') 262144)}catch{}}
foreach($word in ([string]$all[1]) -split ' '){if($word -match '^([1-9]\d{0,9}):(\d{1,18})$'){$State.pins[$Matches[1]]=$Matches[2]}}
if($all[2] -match '^\d{1,18}$'){$State.until=$all[2]}
$State.dog=[string]$all[0]
$State.filed=$State.pins.Clone()
}
function since($id){try{born $id}catch{'?'}}
function is($id,$then){(since $id) -eq $then}
function gather{
if(!$State.rows){$State.rows=@(rows)}
$tree=@{};$mine=@{};$dark=@{};$tag=marker;$lead=$State.p;$lives=alive;$least=0
if(plausible){$least=[long]$State.s;if($lives -or !$State.aw -or $State.aw -eq 'clock'){$tree[$lead]=$State.s}}
foreach($one in @($State.pins.Keys)){if($one -ne $lead -and [long]$State.pins[$one] -ge $least){$tree[$one]=$State.pins[$one]}}
foreach($row in @(saying $State.rows $tag)){$since=since $row.p;if($since -eq '?'){$dark[$row.p]=1}elseif($since){$tree[$row.p]=$since}}
do{$more=$false
foreach($row in @(foreach($one in @($tree.Keys)){having $State.rows 'p' $one;having $State.rows 'q' $one})){
$old=$tree[$row.p];$top=$tree[$row.q]
if($mine[$row.p] -or $dark[$row.p] -or !($old -or $top)){continue}
$since=since $row.p
if(!$since){continue}
if($since -eq '?'){$dark[$row.p]=1;continue}
if($since -ne $old){
if(!$top -or [long]$since -lt [long]$top){continue}
$now=since $row.q
if($now -eq '?'){$dark[$row.p]=1;continue}
if($now -ne $top){
if($now -and [long]$since -ge [long]$now){continue}
if($State.aw -eq 'boot' -or ($State.filed[$row.q] -eq $top -and $State.until -and [long]$since -gt [long]$State.until)){continue}
if($State.aw -eq 'clock'){$dark[$row.p]=1;continue}}}
$mine[$row.p]=$since;$tree[$row.p]=$since;$more=$true
}}while($more)
$State.own=$false
if($lives){$mine.Remove($lead);foreach($row in @(having $State.rows 'p' $lead)){if(($State.bare -and $Known) -or (ours $row)){$State.own=$true}}}
foreach($one in $mine,$dark){$one.Remove([string]$PID)}
$State.mine=$mine;$State.dark=$dark
}
function abnormal($code){$code -match '^(-\d+|129|1[3-8]\d|19[0-2])$'}
function spared{
if($State.bare -or $State.po -ne 'keep' -or (there 'ended.txt') -or (entry 'exit.txt') -notmatch '^exit=(-?\d+) ' -or (abnormal $Matches[1])){return $false}
$agent=([string]$State.to -split '[\\/]')[-1] -replace '\.\w+$'
foreach($one in @($State.mine.Keys)){foreach($row in @(having $State.rows 'p' $one)){
foreach($word in @([regex]::Matches($row.c,'"[^"]*"|\S+'))[0..2]){if($agent -and $word -and ($word.Value.Trim('"') -split '[\\/]')[-1] -replace '\.\w+$' -eq $agent){return $false}}}}
$true
}
`,kill_RECORD=String.raw`function piece($from,$to){
$bytes=[byte[]]::new(PIECE);$size=0
while($size -lt PIECE -and ($got=$from.Read($bytes,$size,PIECE-$size))){$size+=$got}
$to.Write($bytes,0,$size)
}
function cap{
foreach($name in NAMES){
$path=place $name;$new=$path+'.cap'
try{
if((kind $path) -ne 'f' -or (linked $path) -or [IO.FileInfo]::new($path).Length -le MOST){continue}
if(kind $new){removed $new}
$from=opened $path
try{$to=[IO.File]::Open($new,'CreateNew','Write','None')
try{piece $from $to
$bytes=$Utf8.GetBytes($Lf+'agentd: '+($from.Length-2*PIECE)+' bytes are left out here'+$Lf);$to.Write($bytes,0,$bytes.Length)
[void]$from.Seek(-PIECE,'End');piece $from $to
}finally{$to.Dispose()}}finally{$from.Dispose()}
removed $path;[IO.File]::Move($new,$path)
}catch{if((kind $new) -and (kind $path)){removed $new}}
}
}
function record($code){
if(!(own_dir)){return}
try{cap}catch{}
$path=place '.exit';$end=place 'exit.txt'
if((linked $path) -or (kind $path) -eq 'd'){removed $path}
$bytes=$Utf8.GetBytes(('exit='+$code+' at '+(stamp)).PadRight(63)+$Lf)
$file=again 100 {[IO.File]::Open($path,'OpenOrCreate','Write','Read')}
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}finally{$file.Dispose()}
try{again 250 {if(kind $path){if(kind $end){removed $end};[IO.File]::Move($path,$end)}}}catch{[IO.File]::WriteAllBytes($end,$bytes)}
}
function stop($why){
if(!(own_dir)){return}
try{$bytes=$Utf8.GetBytes($why.PadRight(7)+$Lf);$file=[IO.File]::Open((place 'ended.txt'),'CreateNew','Write','Read')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}}catch{}
}
`.replaceAll(`PIECE`,String(PIECE_BYTES)).replace(`MOST`,String(MOST_BYTES)).replace(`NAMES`,OUTPUTS.map(name=>`'${name}'`).join(`,`)),SWEEP=String.raw`function felled{
$State.whole.Remove($Dir)
if(!$State.bare -or ($State.own -and (alive) -and (end_tree $State.p))){return $true}
if(!(alive)){$State.whole[$Dir]=2;return $true}
if(!$State.own){return $true}
$State.whole[$Dir]=1;$false
}
function sweep{
for($round=0;$round -lt 3;$round++){
$State.rows=$null;gather;$mine=$State.mine
if(!$round -and !(felled)){return}
if(!$mine.Count){return}
foreach($one in @($mine.Keys)){$State.pins[$one]=$mine[$one];$State.filed.Remove($one);if(is $one $mine[$one]){end_one $one}}
for($wait=0;$wait -lt 20 -and @($mine.Keys|Where-Object{is $_ $mine[$_]}).Count;$wait++){nap 100}
}
$State.rows=$null;gather
}
function unforged{
if(!$State.own -or !(there 'exit.txt')){return}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}
$State.rows=$null;gather
if($State.own -and ($State.bare -or @(saying (having $State.rows 'q' $State.p) (marker)))){removed (place 'exit.txt')}
}
function closed{
if($State.whole[$Dir] -or ($State.aw -and !(alive))){return}
for($wait=0;$wait -lt 50 -and (alive);$wait++){nap 100}
if(alive){$State.rows=$null;gather;if(!(felled)){return};if($State.own){end_one $State.p}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}}
if(!$State.whole[$Dir] -and !(alive) -and !(there 'exit.txt')){record 137}
}
`,kill_KILL=String.raw`function seen{try{state}catch{if(!$Known){throw};$State.v='x'}}
function each($runs,$block){
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;seen;pinned
foreach($one in @($run.m.Keys)){$State.pins[$one]=$run.m[$one];$State.filed.Remove($one)}
try{& $block}catch{$State.fault=$_}}
}
function kill_runs($runs){
$open=@();$State.fault=$null
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;$State.rows=$null;seen
if('n','x' -notcontains $State.v -and $null -eq $State.k){[void](voided)}
for($try=0;$try -lt 6 -and $State.v -eq 's';$try++){seen;if($State.v -ne 's'){break};nap 200}
if($State.xc -eq 'processes-hidden'){continue}
pinned;$State.rows=$null;gather;unforged
if(($State.v -eq 'f' -and (spared)) -or !($State.own -or $State.mine.Count)){continue}
if(!(there 'exit.txt')){stop 'kill'}
$run.m=$State.mine;$open+=$run}
each $open {
$dog=$false;if($State.bare){try{$dog=guarding}catch{}}
if($dog){for($wait=0;$wait -lt 150 -and ((alive) -or !(there 'exit.txt'));$wait++){nap 100}};sweep}
each $open {closed;if($State.whole[$Dir] -ne 1){task_end $Task $true}}
if($State.fault){throw $State.fault}
}
`,library_FILES=String.raw`$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
$Utf8=[Text.UTF8Encoding]::new($false)
$Lf=[string][char]10
$Known=$null
$State=@{pins=@{};filed=@{};mine=@{};dark=@{};shut=@{};whole=@{}}
function nap($ms){[Threading.Thread]::Sleep($ms)}
function again($count,$block){
for($try=1;;$try++){try{return & $block}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{throw}
catch{if($try -ge $count){throw}
nap 40}}
}
function place($name){[IO.Path]::Combine($Dir,$name)}
function kind($path){
try{if([int][IO.File]::GetAttributes($path) -band 16){'d'}else{'f'}}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}
}
function linked($path){try{[int][IO.File]::GetAttributes($path) -band 1024}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{0}}
function there($name){!!(kind (place $name))}
function own_dir{(kind $Dir) -eq 'd' -and !(linked $Dir)}
function removed($path){if((kind $path) -eq 'd'){[IO.Directory]::Delete($path,!(linked $path))}else{[IO.File]::Delete($path)}}
function opened($path){again 10 {[IO.File]::Open($path,'Open','Read','ReadWrite,Delete')}}
function lines($path,$most=4096){
if((kind $path) -ne 'f' -or (linked $path)){return}
try{$file=opened $path}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{return}
try{if(linked $path){return};$bytes=[byte[]]::new($most);$size=$file.Read($bytes,0,$most)}finally{$file.Dispose()}
$Utf8.GetString($bytes,0,$size) -split '\r?\n'
}
function entry($name){
$first=[string]@(lines (place $name))[0]
if($first -match '^[0-9A-Za-z=:.+ -]{0,80}$'){$first}else{''}
}
function over($path,$bytes){
$new=$path+'.new'
try{if(kind $new){removed $new}
$file=[IO.File]::Open($new,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}
again 25 {
if(linked $path){removed $path}
if([IO.File]::Exists($path)){[IO.File]::Replace($new,$path,[NullString]::Value)}else{[IO.File]::Move($new,$path)}}
}catch{try{[IO.File]::Delete($new)}catch{};throw}
}
function stamp{$now=[DateTimeOffset]::Now;$now.ToString('yyyy-MM-ddTHH:mm:ss',[Globalization.CultureInfo]::InvariantCulture)+$now.ToString('zzz').Replace(':','')}
`,library_CLAIM=String.raw`function claim($text){
$bytes=$Utf8.GetBytes($text+$Lf);$path=place 'begin'
$file=[IO.File]::Open($path,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}
catch{$file.Dispose();[IO.File]::Delete($path);throw}
finally{$file.Dispose()}
}
`,STEPS=String.raw`function make($path,$clean){
if($clean){
foreach($name in 'pid.txt','launch.pid','begin'){if(kind ([IO.Path]::Combine($path,$name))){say 'x|haspid|';return}}
$what=kind $path
if($what -eq 'd'){[IO.Directory]::Delete($path,$true)}elseif($what){[IO.File]::Delete($path)}}
try{[void][IO.Directory]::CreateDirectory($path);say 'ok'}catch{say 'x|write-failed|'}
}
function probe($names){
say ('p|'+-join@(foreach($name in $names){if(kind (place $name)){'1'}else{'0'}}))
}
function keep($path,$bytes){try{over $path $bytes;say 'ok'}catch{say 'x|write-failed|'}}
`,verbs_PROCESS_COUNT=String.raw`function count($name){
try{say ('p|'+@([Diagnostics.Process]::GetProcessesByName($name)).Count)}catch{say 'p|-'}
}
`;function processName(name){return name.replace(/\.exe$/i,``)}let verbs_FACTS=String.raw`function facts{say ('t|'+(epoch ([DateTime]::UtcNow))+'|'+[DateTimeOffset]::Now.ToString('zzz')+'|'+$Boot)}
`,UNPACKED=String.raw`function unpacked($b64){
$zip=[IO.Compression.GZipStream]::new([IO.MemoryStream]::new([Convert]::FromBase64String($b64)),[IO.Compression.CompressionMode]::Decompress)
$memory=[IO.MemoryStream]::new()
$zip.CopyTo($memory);$zip.Dispose()
,$memory.ToArray()
}
`,UNPACK=`${UNPACKED}function put($name,$bytes){[IO.File]::WriteAllBytes((place $name),$bytes)}
`;var start_ways=__webpack_require__(43943);let watchdog_WATCHDOG=String.raw`function size($name){try{$file=opened (place $name);try{$file.Length}finally{$file.Dispose()}}catch{0}}
function look{
if(!(own_dir)){return}
$first=[long][Math]::Floor($spent/1000),[long][Math]::Floor($quiet/1000),($Every/1000),$PID,$self
$pairs=@(foreach($one in $State.mine.Keys){$one+':'+$State.mine[$one]})
try{over (place 'watch.txt') ($Utf8.GetBytes(($first -join ' ')+$Lf+($pairs -join ' ')+$Lf+(instant)+$Lf))}catch{}
}
function guard{
$Boot=boot;$Known=@{p=$Wrapper;s=$Birth};$State.p=$Wrapper;$State.s=$Birth;$State.b=$Boot;$State.po=$Keep;$State.to=$Tool
$spent=1000*[long]$Elapsed;$quiet=0;$late=0;$self=born $PID;$seen=(size $Out)+(size 'stderr.txt')
pinned
$told=try{entry 'watch.txt'}catch{}
if($told -match '^(\d{1,9}) (\d{1,9}) ' -and 1000*$Matches[1] -gt $spent){$spent=1000*$Matches[1];$quiet=1000*$Matches[2]}
for($pause=0;;$pause=$Every){
if($pause){rest $pause}
$clock=[Diagnostics.Stopwatch]::StartNew();$spent+=$pause;$quiet+=$pause;$why=''
try{
$more=(size $Out)+(size 'stderr.txt')
if($more -ne $seen){$seen=$more;$quiet=0;if(!(linked (place '.output'))){[IO.File]::SetLastWriteTimeUtc((place '.output'),[DateTime]::UtcNow)}}
}catch{}
try{
if(there 'exit.txt'){$late+=$pause;if($late -ge 1000*$Linger){$why='kill'}}else{$late=0;if(there 'ended.txt'){$why='kill'}}
if($Stall -and $quiet -ge 1000*$Stall){$why='stall'}
if($Limit -and $spent -ge 1000*$Limit){$why='limit'}
$State.rows=$null;gather
if(alive){if($why){unforged;if(!(there 'exit.txt')){stop $why};sweep;closed}}
else{
if($State.mine.Count -and !(spared)){sweep}
if(!$State.mine.Count -or (spared)){if(!(hidden) -and !(there 'exit.txt')){record 137};return}}
}catch{try{if($why -and (alive)){stop $why;if((end_tree $State.p) -and !(there 'exit.txt')){record 137}}}catch{}}
$State.pins=$State.mine;$State.filed=@{}
look
$busy=[Math]::Min($clock.ElapsedMilliseconds,2000);$spent+=$busy;$quiet+=$busy
}
}
`,GUARDING=String.raw`function guarding{
if((entry 'watch.txt') -match '^\d{1,9} \d{1,9} \d+ (\d{1,10}) (\d{1,18})$'){$id=$Matches[1];(born $id) -eq $Matches[2] -and !(halted $id)}else{$false}
}
`,watchdog_WATCH=String.raw`function watch_run($seconds){
state
if($State.v -ne 'r'){return}
$State.rows=@(rows)
if($State.bare -and (guarding)){return}
foreach($row in @(saying $State.rows '-Mode guard ')){if(ours $row){try{if(halted $row.p){end_one $row.p}else{return}}catch [ArgumentException]{}}}
$file=place 'run.ps1'
if((kind $file) -ne 'f' -or (linked $file)){return}
$words='-Mode guard -Elapsed '+$seconds+' -Wrapper '+$State.p+' -Birth '+$State.s
if(!(outside ($Task+'.watch') $file $words ${(0,start_ways.g$)(start_ways.X2)})){throw ($State.tried -join '; ')}
}
`,PROCESS_WAYS=String.raw`function having($all,$key,$value){
$all=@($all);$list=@($all.$key);$at=-1
while(($at=[Array]::IndexOf($list,$value,$at+1)) -ge 0){$all[$at]}
}
function saying($all,$tag){
$all=@($all);$list=@($all.c);$at=-1
foreach($words in @($list -match $tag)){$at=[Array]::IndexOf($list,$words,$at+1);$all[$at]}
}
function rows{
$State.lists++
if($State.lists -gt 100){$State.lists=1;$State.shut=@{}}
foreach($way in 'wmi','native'){
if($State.shut[$way]){continue}
try{
$all=@(& ($way+'_rows'))
foreach($row in @(having $all 'p' ([string]$PID))){if($row.c){$State.bare=$false;return $all}}
throw 'this very process is not in the list'
}catch{$State.shut[$way]=[string]$_}}
$State.bare=$true
plain_rows
}
function born($id){
if($id -notmatch '^\d{1,9}$'){return}
try{return asked_born $id}catch{$fault=[string]$_}
foreach($way in 'wmi','native'){if(!$State.shut[$way]){try{$said=& ($way+'_born') $id;if($said -ne '?'){return $said}}catch{$State.shut[$way]=[string]$_}}}
try{return asked_born $id}catch{}
throw ('nobody tells when process '+$id+' began: '+$fault)
}
function eldest{
if(!$State.rows){$State.rows=@(rows)}
$first=$null
foreach($row in $State.rows){if($row.s -and ($null -eq $first -or [long]$row.s -lt $first)){$first=[long]$row.s}}
$first
}
function hidden{$State.bare -or $State.dark.Count}
function hid{
if(!$State.bare){return 'processes that may belong to it: '+(@($State.dark.Keys) -join ' ')}
'processes are listed without parents and command lines; '+(@(foreach($way in 'wmi','native'){if($State.shut[$way]){$way+': '+$State.shut[$way]}}) -join '; ')
}
`,HOMES=[`USERPROFILE\\.local\\bin`,`APPDATA\\npm`,`USERPROFILE\\.cargo\\bin`,`USERPROFILE\\.bun\\bin`,`USERPROFILE\\scoop\\shims`,`LOCALAPPDATA\\Volta\\bin`,`LOCALAPPDATA\\pnpm`,`LOCALAPPDATA\\mise\\shims`].map(folder=>`'${folder}'`).join(`,`),TOOL_FOLDERS=String.raw`@(foreach($Variable in 'Machine','User'){[string][Environment]::GetEnvironmentVariable('Path',$Variable) -split ';'})+@(foreach($Variable in ${HOMES}){$Parts=$Variable -split '\\',2;$Base=[Environment]::GetEnvironmentVariable($Parts[0]);if($Base){$Base+'\'+$Parts[1]}})`,AGENT=String.raw`if($Mode -eq 'agent'){
$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
try{Set-Location -LiteralPath $Cwd}catch{[Console]::Error.WriteLine('agentd: cannot enter '+$Cwd);exit 97}
foreach($Variable in 'AGENTD_PS','AGENTD_FILE','AGENTD_MARK','AGENTD_IN','AGENTD_OUT','AGENTD_ERR'){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}
$env:AGENTD_RUN=$Task
foreach($Variable in 'DISABLE_AUTOUPDATER','CLAUDE_CODE_DISABLE_BACKGROUND_TASKS'){if($null -eq [Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,'1')}}
foreach($Folder in ${TOOL_FOLDERS}){if($Folder -and @($env:PATH -split [IO.Path]::PathSeparator) -notcontains $Folder){$env:PATH=$env:PATH+[IO.Path]::PathSeparator+$Folder}}
try{[Console]::OutputEncoding=[Text.UTF8Encoding]::new($false)}catch{}
$OutputEncoding=[Text.UTF8Encoding]::new($false)
try{
$Line=[ScriptBlock]::Create($Command+[char]10+'if(!$?-and!$LASTEXITCODE){exit 1}')
$ErrorActionPreference='Continue';$global:LASTEXITCODE=0
& $Line
exit $LASTEXITCODE
}catch [Management.Automation.CommandNotFoundException]{[Console]::Error.WriteLine([string]$_);exit 127
}catch{[Console]::Error.WriteLine([string]$_);exit 1}
}
`,runner_MAIN=String.raw`function finish($code,$why){try{[IO.File]::AppendAllText((place 'stderr.txt'),'agentd: '+$why+$Lf,$Utf8)}catch{};record $code}
function watched($starts){
try{[void](& $starts)}catch{return $false}
for($wait=0;$wait -lt 300;$wait++){if(there 'watch.txt'){return $true};nap 100}
$false
}
function main{
$Boot=again 5 {boot};$Machine=machine
$State.p=[string]$PID;$State.s=born $PID;$State.b=$Boot
try{claim ('run '+$State.p+' '+$State.s+' '+$Boot+' - '+$Machine)}catch{return}
try{over (place 'launch.pid') ($Utf8.GetBytes($State.p+$Lf));[IO.File]::WriteAllText((place 'started.txt'),(stamp)+$Lf,$Utf8);[IO.File]::WriteAllText((place '.output'),'',$Utf8)
over (place 'pid.txt') ($Utf8.GetBytes((($State.p,$State.s,$Boot,$Task,$Out,'-',$Machine,$Keep,$Tool)-join $Lf)+$Lf))
}catch{finish 98 'the identity of the run could not be written; is the disk full?';return}
$file=place 'run.ps1';$words='-Mode guard -Elapsed 0 -Wrapper '+$State.p+' -Birth '+$State.s
if(!(watched {by_wmi '' $file $words}) -and !(watched {child_start $file $words})){finish 98 'no watchdog could be started';return}
if(there 'ended.txt'){record 137;return}
if(![IO.Directory]::Exists($Cwd)){finish 97 ('cannot enter '+$Cwd);return}
try{$agent=spawn}catch{finish 98 ('the agent could not be started: '+$_);return}
$agent.WaitForExit();$code=$agent.ExitCode
if(there 'ended.txt'){$code=137}
if(abnormal $code){try{pinned;sweep}catch{}}
record $code
}
if($Mode -eq 'guard'){guard}elseif(!$Mode){main}
`;function runnerBody(machine,inherited){let own=[machine.boot,machine.up,machine.rest,machine.asked_born,machine.wmi_born,machine.wmi_rows,machine.native,machine.plain_rows,machine.ends],starts=[machine.by_wmi,machine.child_start,machine.spawn],library=[library_FILES,UNPACKED,library_CLAIM,PROCESS_WAYS,kin_KIN,kill_RECORD,SWEEP,watchdog_WATCHDOG].map(text=>text.trimEnd());return[AGENT.trimEnd(),...library,...own,...starts,`$Modules=$env:PSModulePath;${machine.modules}`,environment_cleaned(inherited)+runner_MAIN].join(`
`)}function runner_every(launch){let limits=[launch.limit_s,launch.stall_s].filter(seconds=>seconds>0);return Math.max(1,Math.min(5,Math.floor(Math.min(...limits,50)/10)))*1e3}function runner_runnerHeader(launch,{linger_s}){return[`# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.`,`param([string]$Mode,[string]$Mark,[string]$Elapsed,[string]$Wrapper,[string]$Birth)`,`function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}`,`$Dir=${literal(launch.dir)}`,`$Task=${literal(launch.task)}`,`$Cwd=${literal(launch.cwd)}`,`$Out=${literal(launch.stdout_name)}`,`$Command=${literal(launch.command)}`,`$Tool=${literal(launch.program??``)};$Keep='${launch.survivors??`end`}'`,`$Limit=${launch.limit_s};$Stall=${launch.stall_s};$Every=${runner_every(launch)};$Linger=${linger_s}`,``].join(`
`)}let start_START=String.raw`function evident{
foreach($name in 'pid.txt','launch.pid','exit.txt','begin'){
if(!(there $name)){continue}
if($name -eq 'begin' -and @(lines (place 'begin'))[0] -ceq 'void'){no 'run-void'}else{no 'haspid'}
return $true}
if(task_there $Task){no 'haspid';return $true}
$false
}
function launched{
$State.child='';$State.from=instant
$how="$(outside $Task (place 'run.ps1') ('-Mark AGENTD_RUN='+$Task) ${(0,start_ways.g$)([`by_schtasks`,`by_com`,`by_wmi`,`by_breakaway`])})"
$all=@($how)+@($State.tried|ForEach-Object{'refused: '+$_})
if(!$how){
$all[0]='none'
if(voided){task_end $Task $false;told $all;no 'launch-failed' ($State.tried -join '; ');return}}
told $all
$State.how=$all -join $Lf;$State.y='started'
}
function start_run($key,$replaced,$block){
$who=@(try{writers $Root}catch{});if($who.Count){no 'run-root-open' ((sid)+' '+($who -join ' '));return}
$own=$Dir;$ownTask=$Task;$lock=[IO.Path]::Combine($Ours,'locks',$key);$State.y=$null
foreach($Dir in $replaced){if(!(voided)){if(!$State.w){$State.y='evidence'};return};$Task='agentd-'+[IO.Path]::GetFileName($Dir);unbegun_noted}
$Dir=$own;$Task=$ownTask
if(linked $Dir){no 'run-dir-blocked';return}
if(evident){return}
$what=kind $Dir
if($what -eq 'f' -or ($what -and @([IO.Directory]::EnumerateFileSystemEntries($Dir)|Where-Object{linked $_}).Count)){no 'run-dir-blocked';return}
if(kind $lock){
$holder=[string]@(lines $lock)[0]
if(!$holder){no 'item-lock-unreadable' $lock;return}
if($holder -ne $own){
$Dir=$holder;$Task='agentd-'+[IO.Path]::GetFileName($holder)
if(busy){no 'item-locked' $holder;return}
$State.w=$null;$Dir=$own;$Task=$ownTask}}
$made=!(kind $Dir)
try{
if($made){[void][IO.Directory]::CreateDirectory($Dir)}
over $lock ($Utf8.GetBytes($Dir+$Lf))
[void][IO.Directory]::CreateDirectory((place 'out'))
& $block
[IO.File]::WriteAllText((place '.exit'),(' '*63)+$Lf,$Utf8)
[IO.File]::WriteAllText((place 'launch.pid'),$Task+$Lf,$Utf8)
}catch{
foreach($path in $lock,(place 'launch.pid')){try{[IO.File]::Delete($path)}catch{}}
if($made){try{[IO.Directory]::Delete($Dir,$true)}catch{}}
no 'write-failed' $Dir;return}
launched
}
function recognised{
$State.id='';$seen=''
$mine='^(?!\S*conhost\.exe ).*-File "?'+[regex]::Escape((place 'run.ps1'))+'"? -Mark AGENTD_RUN='+[regex]::Escape($Task)+'\s*$'
for($wait=0;$wait -lt $(if($State.id){40}else{80});$wait++){
$begun=there 'begin'
foreach($row in @(if($State.id){}elseif($State.child){@{p=$State.child}}else{try{saying (rows) $mine}catch{}})){
$since=since $row.p
if($since -match '^\d+$' -and (!$seen -or [long]$since -lt [long]$seen)){$seen=$since;$State.id=$row.p+' '+$since+' '+$Boot+' - '+$Machine}}
if($begun){if(!$State.id){claimed};return}
nap 50}
}
function claimed{
$words=[string]@(lines (place 'begin'))[0] -split ' '
if((there 'watch.txt') -or $words[0] -cne 'run' -or $words[1] -eq $PID -or $words[2] -notmatch '^\d{1,18}$'){return}
if((is $words[1] $words[2]) -and [long]$words[2] -ge [long]$State.from){$State.id=$words[1]+' '+$words[2]+' '+$Boot+' - '+$Machine}
}
`,start_FORGET=String.raw`function forget_run($key){
if(busy){return}
$State.w=$null
task_end $Task $false
$lock=[IO.Path]::Combine($Ours,'locks',$key)
if((kind $lock) -and @(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}
}
`,UNBEGUN=String.raw`function unbegun{
if([IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1)){return}
try{[string]@(lines (place 'launch.txt'))[0]+$Lf+"$(task_said $Task)"}catch{}
}
`,TOLD=String.raw`function told($lines){try{$path=place 'launch.txt';over $path ($Utf8.GetBytes((@(@(lines $path) -match '\S')+$lines -join $Lf)+$Lf))}catch{}}
function unbegun_noted{
$said=try{task_said $Task}catch{}
if((there 'launch.txt') -and $said){told ('result: '+$said)}
}
`,inventory_INVENTORY=String.raw`function inventory{
$told=[Text.StringBuilder]::new()
function note($text){[void]$told.Append($text+$Lf)}
$plain='^[A-Za-z0-9._-]+$';$locks=[IO.Path]::Combine($Ours,'locks')
$State.rows=@(rows)
if((kind $Root) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($Root))){
$name=[IO.Path]::GetFileName($path)
if('.agentd','worktrees' -contains $name){continue}
try{
note ('m|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)
$look=[int][IO.File]::GetAttributes($path)
if($name -notmatch $plain){note ('o|'+[Convert]::ToBase64String($Utf8.GetBytes($name)))}
elseif($look -band 1024){note ('l|'+$name)}
elseif(!($look -band 16)){note ('x|'+$name)}
else{
$Dir=$path;state
if($State.bare -and 'g','u' -contains $State.v){$State.v='x'}
$clear=1;if($State.v -eq 'x' -or ((there 'pid.txt') -and !((plausible) -and $State.b))){$clear=0;$State.p=''}
note ('d|'+$name+'|'+$State.v+'|'+$State.p+'|'+$clear)}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}
if((kind $locks) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($locks))){
$names=[string]@(lines $path)[0];$run=''
if($names -and [IO.Path]::GetDirectoryName($names) -eq $Root -and [IO.Path]::GetFileName($names) -match $plain){$run=[IO.Path]::GetFileName($names)}
$name=[IO.Path]::GetFileName($path)
note ('k|'+$name+'|'+$run);note ('n|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)}}
$trees=[IO.Path]::Combine($Root,'worktrees')
if((kind $trees) -eq 'd'){
foreach($path in @([IO.Directory]::GetDirectories($trees))){
$name=[IO.Path]::GetFileName($path)
if($name -match $plain){$Worktree=$path;work
note ('w|'+$name+'|'+$State.z);note ('t|'+(epoch ([IO.Directory]::GetLastWriteTimeUtc($path)))+'|'+$name)}}}
foreach($row in @(saying $State.rows 'AGENTD_RUN=agentd-')){
if($row.p -ne [string]$PID -and $row.c -match '(?:^|[\s"])AGENTD_RUN=agentd-([A-Za-z0-9._-]+)' -and (since $row.p)){note ('p|'+$row.p+'|'+$Matches[1])}}
$tasks=@{};foreach($name in @(task_names)){if($name -match '^agentd-([A-Za-z0-9._-]+?)(\.watch)?$'){$tasks[$Matches[1]]=1}}
foreach($name in $tasks.Keys){note ('T|'+$name)}
say ('c|'+(epoch ([DateTime]::UtcNow))+'|'+[Convert]::ToBase64String($Utf8.GetBytes($told.ToString())))
}
`,discard_DISCARD=String.raw`function discard_run{
$State.y='absent'
$what=kind $Dir
if($what){
if([int][IO.File]::GetAttributes($Dir) -band 1024){no 'run-dir-link';return}
if($what -ne 'd'){no 'run-dir-blocked';return}
if(busy){no 'run-alive' (@($State.mine.Keys) -join ' ');return}}
$State.w=$null;task_end $Task $false
if($what){
try{again 25 {if(kind $Dir){[IO.Directory]::Delete($Dir,$true)}}}catch{no 'write-failed' $Dir;return}
$State.y='removed'}
foreach($lock in @([IO.Directory]::EnumerateFileSystemEntries([IO.Path]::Combine($Ours,'locks')))){
if(@(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}}
}
function settle{
for($wait=0;;$wait++){
$count=@(@(saying (rows) '\.ps1')|Where-Object{ours $_}).Count
if($State.bare -and $State.dog -match '^\d+ \d+ \d+ (\d+) (\d+)$' -and (since $Matches[1]) -eq $Matches[2]){$count=1}
if(!$count -or $wait -ge 16){return $count}
nap 500}
}
`,locks_GUARD=String.raw`function no($code,$detail){$State.w=$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail))}
function fenced($soft){
if($Fence -eq ''){return $true}
$seen='0';if(kind $FenceFile){$seen=[string]@(lines $FenceFile)[0]}
if($seen -notmatch '^\d{1,15}$'){no 'fence-unreadable' $FenceFile;return $false}
if([long]$seen -gt [long]$Fence){no 'fence-lost' $seen;return $false}
if([long]$seen -lt [long]$Fence){try{over $FenceFile ($Utf8.GetBytes($Fence+$Lf))}catch{if(!$soft){no 'write-failed' $FenceFile;return $false}}}
$true
}
function guarded($block,$soft){
$State.w=$null
foreach($part in $Root,$Ours,[IO.Path]::Combine($Ours,'locks')){if(linked $part){no 'run-root-link';return}}
try{foreach($part in $Root,$Ours){if(!(kind $part)){enclosed $part}}
[void][IO.Directory]::CreateDirectory([IO.Path]::Combine($Ours,'locks'))}catch{no 'write-failed' $Ours;return}
if(!(owned $Root) -or !(owned $Ours)){no 'run-root-foreign';return}
$path=[IO.Path]::Combine($Ours,'lock');$held=$null
if((kind $path) -eq 'd' -or (linked $path)){try{removed $path}catch{}}
for($try=0;!$held;$try++){
try{$held=[IO.File]::Open($path,'OpenOrCreate','ReadWrite','None')}
catch [UnauthorizedAccessException]{if($soft){break};no 'write-failed' $path;return}
catch{if($try -ge 200){if($soft){break};no 'terminal-locked' $path;return};nap 50}}
try{if(fenced $soft){& $block}}finally{if($held){$held.Dispose()}}
}
`,locks_VOID=String.raw`function voided{
if(linked $Dir){no 'run-dir-blocked';return $false}
foreach($name in 'pid.txt','exit.txt','started.txt','watch.txt'){if(there $name){return $false}}
if(!(there 'begin')){try{if(!(kind $Dir)){[void][IO.Directory]::CreateDirectory($Dir)};claim 'void'}catch{if(!(there 'begin')){no 'write-failed' $Dir;return $false}}}
if([string]@(lines (place 'begin'))[0] -cne 'void'){return $false}
$tag='(^|[\s"])AGENTD_RUN=agentd-'+[regex]::Escape([IO.Path]::GetFileName($Dir))+'($|[\s"])'
for($wait=0;;$wait++){
$mine=@(saying (rows) $tag).Count
if(!$State.bare){if(!$mine){return $true};if($wait -ge 10){return $false}}
elseif(there 'watch.txt'){return $false}elseif($wait -ge 35){return $true}
nap 200}
}
function busy{
$State.mine=@{};$State.rows=$null;state
if('r','x' -contains $State.v){return $true}
if($State.v -eq 's'){return $State.k -or [IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1) -or !(voided)}
pinned;gather
if(!($State.own -or $State.mine.Count)){return 'n','g','u' -contains $State.v -and $State.aw -ne 'boot' -and (hidden)}
!($State.v -eq 'f' -and (spared))
}
`,SAY=String.raw`$Answer=[Text.StringBuilder]::new();$Times=[Collections.ArrayList]::new();$Found=@{}
function say($text){[void]$Answer.Append($Nonce+' '+$Op+' '+$text+$Lf)}
function failed($fault){say ('x|terminal-failed|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$fault)))}
function epoch($time){[string][long][Math]::Floor(($time.Ticks-621355968000000000)/10000000)}
`,report_REPORT=String.raw`function others{
pinned;gather;$told=@($State.mine.Keys)
if($State.v -eq 'f' -and (spared)){$told=@()}
if($State.own){$told+=$State.p}
$told -join ' '
}
function counted{
if((entry 'watch.txt') -match '^(\d{1,9} \d{1,9}) '){$said=$Matches[1];$said+$(if(guarding){' 1'}else{' 0'})}
}
function vague($code,$detail){say ('x|'+$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail)))}
function hid_or($text,$left){if(!$left -and $State.aw -ne 'boot' -and (hidden)){vague 'processes-hidden' (hid)}else{say $text}}
function aged($path){[void]$Times.Add((epoch ([IO.File]::GetLastWriteTimeUtc($path))))}
function rooted{
if($null -eq $State.root){
try{$what=kind $Root;if($what -eq 'd'){foreach($one in [IO.Directory]::EnumerateFileSystemEntries($Root)){break}}
$State.root=($what -ne 'f')}catch{$State.root=$false}}
$State.root
}
function report($ended,$running){
$what=$State.v
if($State.aw -eq 'other-machine' -and 'n','s','v' -ccontains $what){$State.xc=$State.aw;$what='x'}
if($what -eq 'n'){if(rooted){$left=others;if($Known){hid_or ('n|'+$left) $left}else{say ('n|'+$left)}}else{say 'x|run-root-unreadable|'}}
elseif($what -eq 's'){aged $Dir;say ('s|'+[Convert]::ToBase64String($Utf8.GetBytes("$(unbegun)")))}
elseif($what -eq 'r' -and $State.whole[$Dir]){vague 'tree-hidden' (hid)}
elseif($what -eq 'r'){
$count=0
foreach($name in $State.u,'stderr.txt','.output'){if($name -and (kind (place $name)) -eq 'f'){aged (place $name);$count++}}
$flags=-join@(& ('h'+$running))
say ('r|'+$(try{entry 'started.txt'}catch{})+'|'+$count+'|'+$flags+'|'+$(try{counted}catch{}))}
elseif($what -eq 'f'){$left=others;say ('f|'+(entry 'exit.txt')+'|'+(entry 'started.txt')+'|'+(entry 'ended.txt')+'|'+$left);& ('c'+$ended)}
elseif($what -eq 'x'){vague $State.xc $State.xd}
else{
$left=others
if($what -eq 'v'){if(!$left){say 'v';return};$what='g'}
if($State.ow){hid_or ($what+'|'+$left+'|1') $left;& ('c'+$ended)}else{hid_or ($what+'|'+$left+'|') $left}}
}
function look($name,$ended,$running,$id,$since){
$Dir=[IO.Path]::Combine($Root,$name);$Task='agentd-'+[IO.Path]::GetFileName($Dir)
$Known=if($id){@{p=[string]$id;s=[string]$since;b=$Site[0];m=$Site[1]}}
try{state;report $ended $running}catch{failed $_}
}
`,report_COLLECT=String.raw`function pack($bytes){
if($bytes.Length -lt 200){return 'b '+[Convert]::ToBase64String($bytes)}
$memory=[IO.MemoryStream]::new()
$zip=[IO.Compression.GZipStream]::new($memory,[IO.Compression.CompressionMode]::Compress)
$zip.Write($bytes,0,$bytes.Length);$zip.Dispose()
'z '+[Convert]::ToBase64String($memory.ToArray())
}
function part($file,$from,$count){
$bytes=[byte[]]::new($count);[void]$file.Seek($from,'Begin');$size=0
while($size -lt $count){$more=$file.Read($bytes,$size,$count-$size);if(!$more){break};$size+=$more}
if($size -lt $count){$bytes=cut $bytes 0 $size}
,$bytes
}
function cut($bytes,$from,$count){$piece=[byte[]]::new($count);[Array]::Copy($bytes,$from,$piece,0,$count);,$piece}
function line($reader,$needle,$max,$last){
$block=[char[]]::new(262144);$rest='';$hit=$null
for(;;){
$count=$reader.ReadBlock($block,0,$block.Length)
$text=$rest+[string]::new($block,0,$count)
$end=if($count){$text.LastIndexOf([char]10)}else{$text.Length}
if($end -lt 0){$rest=$text;continue}
$zone=$text.Substring(0,$end);$rest=$text.Substring($end)
$at=if($last){$zone.LastIndexOf($needle,[StringComparison]::Ordinal)}else{$zone.IndexOf($needle,[StringComparison]::Ordinal)}
if($at -ge 0){
$start=$zone.LastIndexOf([char]10,$at)+1;$stop=$zone.IndexOf([char]10,$at);if($stop -lt 0){$stop=$zone.Length}
$hit=$zone.Substring($start,[Math]::Min($stop-$start,$max)).TrimEnd([char]13)
if(!$last){break}}
if(!$count){break}}
$hit
}
function chosen($file,$how,$max,$needle){
$size=$file.Length;$mark=part $file 0 2
$wide=$mark.Length -eq 2 -and $mark[0] -eq 255 -and $mark[1] -eq 254
if($how -eq 'g' -or $how -eq 'l'){
$code=[Text.Encoding]::GetEncoding(28591);$back=$code
if($wide){$code=[Text.Encoding]::Unicode;$back=$Utf8}else{$needle=$code.GetString($Utf8.GetBytes($needle))}
[void]$file.Seek($(if($wide){2}else{0}),'Begin')
$hit=line ([IO.StreamReader]::new($file,$code,$false,65536)) $needle $max ($how -eq 'l')
$bytes=$back.GetBytes([string]$hit)
}elseif($wide){
$count=[Math]::Min($size-2-$size%2,2*$max)
$from=if($how -eq 't'){$size-$size%2-$count}else{2}
$bytes=$Utf8.GetBytes([Text.Encoding]::Unicode.GetString((part $file $from $count)))
}else{
$count=[Math]::Min($size,$max)
$bytes=part $file $(if($how -eq 't'){$size-$count}else{0}) $count}
if($bytes.Length -gt $max){$bytes=cut $bytes $(if($how -eq 't'){$bytes.Length-$max}else{0}) $max}
,$bytes
}
function led($name){(linked (place $name)) -or ($name.Contains('/') -and (linked (place ($name -replace '/.*'))))}
function take($at,$how,$name,$max,$needle){
$path=place $name;$said='-'
try{
$what=kind $path
if($what){$said='b'}
if($what -eq 'f'){$led=led $name;$file=opened $path;try{if(!($led -or (led $name))){$said=pack (chosen $file $how $max $needle)}}finally{$file.Dispose()}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{$said='-'}catch [UnauthorizedAccessException]{}
[void]$Answer.Append($Nonce+' '+$Op+'.'+$at+' '+$said+$Lf)
}
function seek($key,$name,$max,$needle){
$path=place $name
if((kind $path) -ne 'f' -or (led $name)){return '0'}
$file=opened $path
try{if(led $name){return '0'};$bytes=chosen $file 'g' $max $needle}finally{$file.Dispose()}
if($bytes.Length){
if(!$Found[$key]){$Found[$key]=[IO.MemoryStream]::new()}
foreach($piece in $Utf8.GetBytes($Dir+'/'+$name+':'),$bytes,$Utf8.GetBytes($Lf)){$Found[$key].Write($piece,0,$piece.Length)}}
'1'
}
`,state_STATE=String.raw`function ident{
$first=[string]@(lines (place 'begin'))[0];$words=@($first -split ' ')+'','','','',''
if($first){$State.k=$words[0]}elseif(there 'begin'){$State.k='?'}
$begun=$State.k -ceq 'run'
$all=@(lines (place 'pid.txt'))+'','','','','','','','',''
$State.u=$all[4];if($State.u -match '[\\/]'){$State.u=''}
$State.po=$all[7];$State.to=$all[8]
$State.ow=$begun -and (!$Known -or ($words[1] -eq $Known.p -and $words[2] -eq $Known.s))
if($Known){return}
if($begun){$State.p=$words[1];$State.s=$words[2];$State.b=$words[3];$State.m=$words[5]}else{$State.p=$all[0];$State.s=$all[1];$State.b=$all[2];$State.m=$all[6]}
if(!$State.s -or !$State.b){$State.p=''}
}
function away{
$State.aw=''
if(!$State.p){return}
if($State.m -and '-' -ne $State.m -and '-' -ne $Machine -and $State.m -ne $Machine){$State.aw='other-machine'}elseif(!(same $State.b)){$State.aw='clock'}
}
function living{
try{if(alive){return $true}}catch{$State.v='x';$State.xc='processes-hidden';$State.xd=[string]$_;return $true}
if($State.aw -eq 'clock' -and (restarted $State.s $State.b)){$State.aw='boot'}
$false
}
function still{
$path=place 'watch.txt';$most=60
if((kind $path) -ne 'f'){$path=place 'begin';if((kind $path) -ne 'f'){$path=place 'pid.txt'}}
else{$most=15;if([string]@(lines $path)[0] -match '^\d+ \d+ ([1-9]\d?) '){$most=3*$Matches[1]}}
$now=[DateTime]::UtcNow
try{if(linked $Ours){throw}
$file=[IO.Path]::Combine($Ours,'clock');[IO.File]::Delete($file);[IO.File]::WriteAllText($file,'');$now=[IO.File]::GetLastWriteTimeUtc($file)}catch{$most=[Math]::Max(60,$most)}
($now-[IO.File]::GetLastWriteTimeUtc($path)).TotalSeconds -gt $most
}
function state{
foreach($key in 'p','s','b','m','u','po','to','aw','xc','xd'){$State[$key]=''};$State.k=$null;$State.ow=$false
$State.v='r'
if($Known){
foreach($key in 'p','s','b','m'){$State[$key]=$Known[$key]};away
if(living){if($State.v -eq 'r'){if(own_dir){try{ident}catch{}}else{$State.v='n'}};return}}
$State.v='n'
if(!(own_dir)){return}
ident
if(!$Known){
away
if(living){
if($State.v -eq 'x'){return}
if(!$State.rows){$State.rows=@(rows)}
if($State.bare){$State.v='x';$State.xc='processes-hidden';$State.xd=hid;return}
foreach($row in @(having $State.rows 'p' $State.p)){if(ours $row){$State.v=if(there 'pid.txt'){'r'}else{'s'};return}}}}
$any=(there 'pid.txt') -or (there 'started.txt') -or (there 'exit.txt') -or (there 'watch.txt')
$State.v='v';if($State.k -ceq 'void' -and !$any){return}
$State.v='s';if(!($any -or ($State.k -and $State.p))){return}
$State.v='f';if($State.ow -and (there 'exit.txt')){return}
$State.v='g'
if(!$State.aw){return}
$State.v='x';$State.xc=$State.aw
if($State.aw -ne 'other-machine'){if(still){$State.v=if($State.aw -eq 'boot'){'b'}else{'u'}}else{$State.xc='other-boot-alive'}}
}
`,machine_facts_MACHINE_FACTS=String.raw`function fact($key,$value){
$value=([string]$value -replace '[\x00-\x1f\x7f]+',' ').Trim()
if($value){[void]$Facts.Append($key+' '+$value+$Lf)}
}
function look_up($key,$block){try{fact $key (& $block)}catch{}}
function yes_no($value){if($value){'yes'}else{'no'}}
function job($key,$file,$words){
try{
$info=[Diagnostics.ProcessStartInfo]::new()
$line=($words|ForEach-Object{'"'+$_+'"'}) -join ' '
$info.FileName=$file;$info.Arguments=$line
if($file -match '\.(cmd|bat)$'){$info.FileName=$env:ComSpec;$info.Arguments='/d /s /c ""'+$file+'" '+$line+'"'}
if($file -match '\.ps1$'){$info.FileName="$PSHOME\powershell.exe";$info.Arguments='-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "'+$file+'" '+$line}
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.StandardOutputEncoding=$Utf8;$info.StandardErrorEncoding=$Utf8
$info.EnvironmentVariables['PATH']=$Ways -join [IO.Path]::PathSeparator
$info.EnvironmentVariables['GIT_OPTIONAL_LOCKS']='0';$info.EnvironmentVariables['GIT_NO_LAZY_FETCH']='1'
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
[void]$Jobs.Add(@{k=$key;c=$child;o=$child.StandardOutput.ReadToEndAsync();e=$child.StandardError.ReadToEndAsync()})
}catch{}
}
function ended{
$clock=[Diagnostics.Stopwatch]::StartNew()
foreach($one in $Jobs){
$left=[Math]::Max(0,5000-$clock.ElapsedMilliseconds)
if(!$one.c.WaitForExit([int]$left)){fact ('late.'+$one.k) 1;if(!(end_tree $one.c.Id)){end_one $one.c.Id};continue}
foreach($text in $one.o,$one.e){
if(!$text.Wait(1000)){continue}
$first=@($text.Result -split '\r?\n' -match '\S')[0]
if($first){fact $one.k $first.Substring(0,[Math]::Min(200,$first.Length));break}}
}
}
function above($path){[IO.Path]::GetDirectoryName($path)}
function link_in($path){for($at=$path;$at;$at=above $at){if([int][IO.File]::GetAttributes($at) -band 1024){return $at}}}
function folder($key,$path){
look_up ($key+'.own') {yes_no (owned $path)}
look_up ($key+'.link') {link_in $path}
look_up ($key+'.real') {if(!(link_in $path)){$path}}
}
function sought($word){
foreach($place in $Ways){foreach($ending in '.exe','.cmd','.bat','.com','.ps1',''){
try{$file=[IO.Path]::Combine($place,$word+$ending);if((kind $file) -eq 'f'){return $file}}catch{}}}
}
function facts_machine{
look_up 'user' {[Environment]::UserName}
fact 'home' $env:USERPROFILE
look_up 'shell' {'PowerShell '+$PSVersionTable.PSVersion}
foreach($one in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){if($one -and $Ways -notcontains $one){[void]$Ways.Add($one)}}
fact 'path' ($Ways -join [IO.Path]::PathSeparator)
about
$program=sought 'git'
if($program){fact 'tools' 'git';job 'git' $program @('--version');job 'lfs' $program @('lfs','version')}
}
function facts_root{
try{
for($near=$Root;$near -and !(kind $near);$near=above $near){}
$what=if($near -ne $Root){'none'}elseif([int][IO.File]::GetAttributes($Root) -band 1024){'link'}elseif((kind $Root) -eq 'd'){'folder'}else{'file'}
fact 'root.kind' $what;fact 'root.nearest' $near
folder 'root' $near
if($what -eq 'folder'){look_up 'root.open' {$who=@(writers $Root);if($who.Count){$who}else{'nobody'}}}
look_up 'root.above' {$at=replacer $near;if($at){$at}else{'nobody'}}
look_up 'root.disk' {[string][long][Math]::Floor([IO.DriveInfo]::new([IO.Path]::GetPathRoot($near)).AvailableFreeSpace/1024)+' 0%'}
$within='no'
for($at=$near;$at;$at=above $at){if(kind ([IO.Path]::Combine($at,'.git'))){$within=$at;break}}
fact 'root.inside' $within
}catch{}
}
function facts_repo($number,$path){
$key='repo'+$number
try{
$what=kind $path
fact ($key+'.kind') $(if($what -eq 'd'){'folder'}elseif($what){'file'}else{'none'})
if($what -ne 'd'){return}
folder $key $path
fact ($key+'.sub') $(if(kind ([IO.Path]::Combine($path,'.gitmodules'))){'yes'}else{'no'})
$program=sought 'git'
if($program){
job ($key+'.top') $program @('-C',$path,'rev-parse','--show-toplevel')
job ($key+'.head') $program @('-C',$path,'rev-parse','--verify','HEAD')
job ($key+'.bare') $program @('-C',$path,'rev-parse','--is-bare-repository')
job ($key+'.lfs') $program @('-C',$path,'grep','-l','-e','filter=lfs','HEAD','--',':(glob)**/.gitattributes')
job ($key+'.filter') $program @('-C',$path,'config','--get','filter.lfs.process')}
}catch{}
}
function facts_tool($number,$word,$version){
try{
$file=if([IO.Path]::IsPathRooted($word)){if((kind $word) -eq 'f'){$word}}else{sought $word}
fact ('bin'+$number) $(if($file){$file}else{'-'})
if($file -and $version){job ('ver'+$number) $file @('--version')}
}catch{}
}
function facts_file($number,$folder,$path){
try{
$key='file'+$number;$rooted=[IO.Path]::IsPathRooted($path)
$what=kind $(if($rooted){$path}else{[IO.Path]::Combine($folder,$path)})
fact $key $(if($what -eq 'f'){'ok'}elseif($what){'folder'}else{'missing'})
$program=sought 'git'
if($program -and !$rooted){job ($key+'.head') $program @('-C',$folder,'rev-parse',('HEAD:./'+$path.Replace('\','/')))}
}catch{}
}
function facts_told{
ended
fact 'seconds' ([long][Math]::Floor($Began.ElapsedMilliseconds/1000))
[void]$Answer.Append($Nonce+' '+$Op+'.0 '+(pack $Utf8.GetBytes($Facts.ToString()))+$Lf);say 'ok'
}
`,worktrees_WORK=String.raw`function git_ready{
if($State.git){return}
try{[Console]::OutputEncoding=$Utf8}catch{}
foreach($name in [Environment]::GetEnvironmentVariables().Keys -match '${worktree_windows.p}'){[Environment]::SetEnvironmentVariable($name,[NullString]::Value)}
foreach($path in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){foreach($name in 'git.exe','git.cmd','git'){
try{$file=[IO.Path]::Combine($path,$name);if(!$State.git -and (kind $file) -eq 'f'){$State.git=$file}}catch{}}}
$State.calm='-c',('core.hooksPath='+[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName),'-c','core.fsmonitor=false','-c','status.showUntrackedFiles=normal','-c','core.quotePath=true','-c','core.longpaths=true'
}
function wgit($words){$ErrorActionPreference='Continue';@()|& $State.git $State.calm $words 2>$null}
function filters{foreach($name in @(wgit ('--git-dir='+$State.common),'config','--name-only','--get-regexp','^filter')){
if($name -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';$Matches[1]+'.process=';'-c';$Matches[1]+'.required=true'}}}
function leads($path,$mark){
$at=[IO.Path]::GetDirectoryName($path)
[IO.Path]::GetFileName($at) -eq [IO.Path]::GetFileName($Worktree) -and (kind ([IO.Path]::Combine([IO.Path]::GetDirectoryName($at),$mark))) -eq 'f'
}
function tree{
$mark='.agentd-'+[Guid]::NewGuid();$file=[IO.Path]::Combine([IO.Path]::GetDirectoryName($Worktree),$mark)
[IO.File]::WriteAllText($file,'')
try{foreach($repo in $Repos){try{
$said=[string](wgit '-C',$repo,'rev-parse','--git-common-dir')
if($LASTEXITCODE){continue}
$State.common=[IO.Path]::GetFullPath([IO.Path]::Combine($repo,$said))
foreach($path in [IO.Directory]::GetDirectories([IO.Path]::Combine($State.common,'worktrees'))){
$names=[string]@(lines ([IO.Path]::Combine($path,'gitdir')))[0]
if($names -and (leads ([IO.Path]::GetFullPath([IO.Path]::Combine($path,$names))) $mark)){$State.g=$path;return $true}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}finally{[IO.File]::Delete($file)}
$false
}
function nested{
$todo=[Collections.ArrayList]::new();[void]$todo.Add($Worktree)
while($todo.Count){
$last=$todo.Count-1;$path=$todo[$last];$todo.RemoveAt($last)
if($path -ne $Worktree -and (kind ([IO.Path]::Combine($path,'.git')))){return $true}
foreach($inner in [IO.Directory]::GetDirectories($path)){if([IO.Path]::GetFileName($inner) -ne '.git' -and !(linked $inner)){[void]$todo.Add($inner)}}}
$false
}
function outward($name){
$path=[IO.Path]::Combine($Worktree,$name.TrimEnd('/'))
if($name -match '^"' -or (kind $path) -ne 'd' -or !(linked $path)){return $false}
$to=[IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($path),[string]@((Get-Item -LiteralPath $path -Force).Target)[0]))
!($to+[IO.Path]::DirectorySeparatorChar).StartsWith([IO.Path]::GetFullPath($Worktree)+[IO.Path]::DirectorySeparatorChar,[StringComparison]::OrdinalIgnoreCase)
}
function work{
$State.z='unknown';$State.outward=@();git_ready
if(!$State.git -or (linked $Worktree) -or (linked ([IO.Path]::GetDirectoryName($Worktree))) -or (kind $Worktree) -ne 'd' -or !(tree)){return}
$at=@('--git-dir='+$State.g)
if([string](wgit ($at+'symbolic-ref','-q','HEAD')) -cne 'refs/heads/agentd/'+[IO.Path]::GetFileName($Worktree)){return}
if(nested){return}
if(@(wgit ($at+'ls-files','-s')) -match '^160000 ' -or $LASTEXITCODE){return}
$lines=@(wgit (@(filters)+'-C'+$Worktree+$at+('--work-tree='+$Worktree)+'status','--porcelain','--untracked-files=normal','--ignore-submodules=dirty'))
if($LASTEXITCODE){return}
foreach($line in $lines){if($line -match '^\?\? (.*)$' -and (outward $Matches[1])){$State.outward+=$line.Substring(3).TrimEnd('/')}else{$State.z='uncommitted';return}}
$head=[string](wgit ('--git-dir='+$State.common),'rev-parse','-q','--verify','HEAD')
if($LASTEXITCODE){return}
$lines=@(wgit ($at+'rev-list','-n','1','HEAD','--not','--remotes',$head))
if(!$LASTEXITCODE){$State.z=if($lines.Count){'unpushed'}else{'none'}}
}
`,worktrees_DROP_WORKTREE=String.raw`function occupied($lineage){
$own='-'+[regex]::Escape([IO.Path]::GetFileName($Worktree))+'-\d+(-r\d+)?'
foreach($path in [IO.Directory]::GetDirectories($Root)){
$name=[IO.Path]::GetFileName($path)
if($name -match ('^.{8}'+$own+'$') -and !$name.StartsWith($lineage+'-')){return $true}}
$all=@(rows)
if($State.bare){no 'processes-hidden' (hid);return $true}
foreach($row in @(saying $all 'AGENTD_RUN=agentd-')){
if($row.p -ne [string]$PID -and $row.c -match ('(?:^|[\s"])AGENTD_RUN=agentd-(.{8}'+$own+')(?:$|[\s"])') -and (kind ([IO.Path]::Combine($Root,$Matches[1])))){return $true}}
$aside=$Worktree+'~'
try{[IO.Directory]::Move($Worktree,$aside)}catch{return $true}
again 250 {[IO.Directory]::Move($aside,$Worktree)}
$false
}
function drop_worktree($lineage){
if(!(kind $Worktree)){return}
work
if($State.z -ne 'none'){no 'worktree-kept' $State.z;return}
if(occupied $lineage){if(!$State.w){no 'worktree-in-use'};return}
foreach($name in $State.outward){$path=[IO.Path]::Combine($Worktree,$name);if(linked $path){removed $path}}
[void](wgit (@(filters)+('--git-dir='+$State.common)+'worktree','remove',$Worktree))
if($LASTEXITCODE -or (kind $Worktree)){no 'worktree-kept' 'unknown'}
}
`,DEVICE=/^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i,isPlain=name=>isFileName(name)&&!name.endsWith(`.`)&&!DEVICE.test(name),WINDOWS_NAMES={own:new Set([`begin`,`run.ps1`,`launch.pid`,`launch.txt`,`pid.txt`,`started.txt`,`stderr.txt`,`ended.txt`,`exit.txt`,`watch.txt`,`out`]),fold:path=>path.replaceAll(`\\`,`/`).toLowerCase(),isPlain,isTask:isPlain};function steps_takeLine(item,at){let op=item.op===`read`?`r`:item.op===`tail`?`t`:item.pick===`first`?`g`:`l`,needle=item.op===`grep`?` ${literal(item.needle)}`:``;return`take ${at} ${op} ${literal(item.file)} ${item.max_bytes}${needle}`}function steps_stepsFor(operations,index,setting){let{envelope}=setting,operation=operations[index];if(operation===void 0)return[];let firstKill=operation.op===`kill`&&operations[index-1]?.op!==`kill`,refusal=refusalBeforehand(operation,envelope,WINDOWS_NAMES);return[...firstKill?[steps_killsFrom(operations,envelope,index)]:[],...siteBefore(operations,index),`$Op=${index}`,refusal===null?steps_step(operation,setting):`say 'x|${refusal}|'`]}function word(value){return/^\d{1,18}$/.test(value)?value:literal(value)}function knownOf({identity}){if(identity===null)return`$null`;let{pid,start,boot,machine}=identity;return`@{p='${pid}';s=${literal(start)};b=${literal(boot)};m=${literal(machine)}}`}function siteBefore(operations,index){let site=at=>{let operation=operations[at];return operation?.op===`inspect`?operation.identity===null?null:`$Site=${literal(operation.identity.boot)},${literal(operation.identity.machine)}`:``},own=site(index);if(own===null||own===``)return[];let before=index-1;for(;before>=0&&site(before)===null;)--before;return before>=0&&site(before)===own?[]:[own]}function usualName({dir,task},{envelope,machine}){let{run_root}=envelope,name=dir.slice(run_root.length+1);return dir===`${run_root}${machine.separator}${name}`&&task===`agentd-${name}`&&isFileName(name)?name:null}function steps_killsFrom(operations,envelope,first){let runs=[];for(let operation of operations.slice(first)){if(operation.op!==`kill`)break;refusalBeforehand(operation,envelope,WINDOWS_NAMES)===null&&runs.push(`@{d=${literal(operation.dir)};t=${literal(operation.task)};i=${knownOf(operation)}}`)}return`$KillFault=$null;$KillRefused=$null;try{${`guarded {} $true;$KillRefused=$State.w;if(!$KillRefused){kill_runs @(${runs.join(`,`)})}`}}catch{$KillFault=$_}`}function steps_step(operation,setting){let at=(dir,task)=>`$Dir=${literal(dir)};$Task=${literal(task)};$Known=$null`,of=run=>`$Dir=${literal(run.dir)};$Task=${literal(run.task)};$Known=${knownOf(run)}`,asked=text=>`try{${text}}catch{failed $_}`,listed=look=>`${setting.lists.ended.get(keyOf(look.collect))??0} ${setting.lists.running.get(keyOf(whileRunning(look)??[]))??0}`,outcome=said=>`if($State.w){say ('x|'+$State.w)}else{say ${said}}`;switch(operation.op){case`inspect`:{let name=usualName(operation,setting),{identity}=operation,who=identity===null?``:` ${identity.pid} ${word(identity.start)}`;return name===null?`${of(operation)};${asked(`state;report ${listed(operation)}`)}`:`look ${literal(name)} ${listed(operation)}${who}`}case`kill`:{let look=asked(`$State.rows=$null;state;report ${listed(operation)}`);return`${of(operation)};if($KillRefused){say ('x|'+$KillRefused)}elseif($KillFault){failed $KillFault}else{${look}}`}case`start`:{let{launch,replaces}=operation,run=`start_run '${fileKey(launch.item_id)}' @(${replaces.map(literal).join(`,`)}) {${steps_filesOf(launch,setting.machine)}}`;return[`${at(launch.dir,launch.task)};try{guarded {${run}}`,`if($State.y -eq 'started'){try{recognised}catch{}};${outcome(`($State.y+'|'+$State.id+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$State.how)))`)}}catch{}`].join(`
`)}case`watch`:return`${of(operation)};${asked(`guarded {watch_run ${Math.max(0,Math.floor(operation.elapsed_s))}};${outcome(`'ok'`)}`)}`;case`void`:return`$Dir=${literal(operation.dir)};$Task='agentd-'+[IO.Path]::GetFileName($Dir);$Known=$null;${asked(`guarded {$State.y=if(voided){unbegun_noted;'void'}else{'evidence'}};${outcome(`$State.y`)}`)}`;case`forget`:return`${at(operation.dir,operation.task)};${asked(`guarded {forget_run '${fileKey(operation.item_id)}'};${outcome(`'ok'`)}`)}`;case`discard`:return`${at(operation.dir,operation.task)};${asked(`guarded {discard_run};${outcome(`($State.y+'|'+(settle))`)}`)}`;case`inventory`:return`$Repos=@(${operation.repos.map(literal).join(`,`)});${asked(`inventory`)}`;case`remove_worktree`:return[`$Repos=@(${operation.repos.map(literal).join(`,`)});$Worktree=${literal(operation.path)}`,asked(`guarded {drop_worktree ${literal(operation.lineage)}};${outcome(`'ok'`)}`)].join(`;`);case`process_count`:return`count ${literal(processName(operation.name))}`;case`facts`:return asked(`facts`);case`machine_facts`:return asked([`$Facts=[Text.StringBuilder]::new();$Jobs=[Collections.ArrayList]::new();$Ways=[Collections.ArrayList]::new();$Began=[Diagnostics.Stopwatch]::StartNew()`,`facts_machine;facts_root`,...operation.repos.map((path,number)=>`facts_repo ${number} ${literal(path)}`),...operation.programs.map(({word,version},at)=>`facts_tool ${at} ${literal(word)} $${version?`true`:`false`}`),...(operation.files??[]).map(({path,folder},at)=>`facts_file ${at} ${literal(folder)} ${literal(path)}`),`facts_told`].join(`
`));case`mkdir`:return asked(`make ${literal(operation.path)} $${operation.clean?`true`:`false`}`);case`probe`:return`$Dir=${literal(operation.dir)};${asked(`probe @(${operation.names.map(literal).join(`,`)})`)}`;case`write`:return asked(`keep ${literal(operation.path)} (unpacked '${quote_packed(Buffer.from(operation.text,`utf8`))}')`);case`fetch`:return`$Dir=${literal(operation.dir)};${asked(`${operation.items.map(steps_takeLine).join(`;`)};say 'ok'`)}`}}function steps_filesOf(launch,machine){let lines=Object.entries(launch.files).map(([name,text])=>`put ${literal(name)} (${bytesOf(text)})`),header=`$Utf8.GetBytes(@'\n${runner_runnerHeader(launch,machine)}\n'@)`,native=String.raw`$Utf8.GetBytes('$Native='+[char]39+$Native+[char]39+$Lf)`;return[...lines,`put 'run.ps1' ([byte[]]((${header})+(${native})+$Body))`].join(`;`)}function bytesOf(text){return/^[\t\n -~]*$/.test(text)?`$Utf8.GetBytes(${quote_quote(text)})`:`unpacked '${quote_packed(Buffer.from(text,`utf8`))}'`}let LOOKS=[`start`,`void`,`inspect`,`kill`,`watch`,`forget`,`discard`,`inventory`],LISTS=[...LOOKS,`remove_worktree`],ACTS=[`start`,`void`,`kill`,`watch`,`forget`,`discard`];function parts(machine){return[[UNPACK,[...LISTS,`write`,`machine_facts`]],[machine.boot,[...LOOKS,`facts`]],[machine.asked_born,LISTS],[machine.wmi_rows,LISTS],[machine.wmi_born,LISTS],[`$Native='${machine.native_block}'`,[...LISTS,`machine_facts`]],[machine.native,[...LISTS,`machine_facts`]],[machine.plain_rows,LISTS],[PROCESS_WAYS,LISTS],[machine.up,LOOKS],[machine.same,LOOKS],[machine.halted,[`inspect`,`kill`,`watch`]],[GUARDING,[`inspect`,`kill`,`watch`]],[machine.ends,[`kill`,`watch`,`machine_facts`]],[machine.self,[...ACTS,`inspect`,`inventory`,`machine_facts`,`remove_worktree`]],[machine.owned,[...ACTS,`machine_facts`,`remove_worktree`]],[machine.enclosed,[...ACTS,`remove_worktree`]],[machine.writers,[`start`,`machine_facts`]],[machine.ask_tasks,[`start`,`void`,`inspect`,`kill`,`watch`,`forget`,`discard`,`inventory`,`machine_facts`]],[machine.tasks,[`start`,`kill`,`forget`,`discard`]],[machine.task_names,[`inventory`]],[machine.task_said,[`start`,`void`,`inspect`,`kill`]],[machine.by_tasks,[`start`,`watch`,`machine_facts`]],[machine.by_wmi,[`start`,`watch`,`machine_facts`]],[machine.by_breakaway,[`start`,`watch`,`machine_facts`]],[start_ways.ov,[`start`,`watch`]],[TOLD,[`start`,`void`]],[UNBEGUN,[`inspect`,`kill`]],[state_STATE,LOOKS],[kin_KIN,LOOKS],[library_CLAIM,ACTS],[locks_GUARD,[...ACTS,`remove_worktree`]],[locks_VOID,ACTS],[start_START,[`start`]],[start_FORGET,[`forget`]],[discard_DISCARD,[`discard`]],[worktrees_WORK,[`inventory`,`remove_worktree`]],[worktrees_DROP_WORKTREE,[`remove_worktree`]],[inventory_INVENTORY,[`inventory`]],[kill_RECORD,[`kill`]],[SWEEP,[`kill`]],[kill_KILL,[`kill`]],[watchdog_WATCH,[`watch`]],[report_REPORT,[`inspect`,`kill`]],[report_COLLECT,[`inspect`,`kill`,`fetch`,`machine_facts`]],[STEPS,[`mkdir`,`probe`,`write`]],[verbs_PROCESS_COUNT,[`process_count`]],[verbs_FACTS,[`facts`]],[machine_facts_MACHINE_FACTS,[`machine_facts`]],[machine.about,[`machine_facts`]]]}let SHARED=String.raw`foreach($Search in @($Found.Keys)){[void]$Answer.Append($Nonce+' '+$Search+' '+(pack $Found[$Search].ToArray())+$Lf)}`,WHOLE=String.raw`if($Reply.Length -gt 8000){$Reply=$Nonce+' Z '+(pack ($Utf8.GetBytes($Reply))).Substring(2)+$Lf}`;function script_visit(operations,envelope,terminal){let{machine,environment}=terminal,lists=listsOf(operations),kinds=new Set(operations.map(operation=>operation.op)),needed=parts(machine).filter(([,kindsOf])=>kindsOf.some(kind=>kinds.has(kind))),{fence,nonce,run_root}=envelope;return[`#agentd ${nonce}`,(0,powershell_reader.n1)(nonce),machine.modules,library_FILES+SAY+`function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}
`,`$Nonce='${nonce}';$Root=${literal(run_root)};$Ours=[IO.Path]::Combine($Root,'.agentd')`,`$Fence='${fence===null?``:fence.number}';$FenceFile=[IO.Path]::Combine($Ours,'fence-${fence===null?``:fileKey(fence.lineage)}');$Site='',''`,...needed.map(([text])=>text.replace(/\n$/,``)),...kinds.has(`start`)?[`$Body=$Utf8.GetBytes(@'\n${runnerBody(machine,environment)}\n'@)`]:[],...script_collectors(lists),...needed.some(([text])=>text===machine.boot)?[`$Boot=boot;$Machine=machine`]:[],...operations.flatMap((_operation,index)=>steps_stepsFor(operations,index,{envelope,machine,lists})),...needed.some(([text])=>text===report_COLLECT)?[SHARED]:[],`$Reply=$Answer.ToString()+$Nonce+' m '+($Times -join ' ')+$Lf`,...needed.some(([text])=>text===report_COLLECT)?[WHOLE]:[],`[Console]::Out.Write($Lf+$Nonce+' BEGIN'+$Lf+$Reply+$Nonce+' END 0'+$Lf);[Console]::Out.Flush()`,`#end ${nonce}`,``].join(`
`)}function script_collectors(lists){let lines=[],items=key=>JSON.parse(key);for(let[key,number]of lists.ended)lines.push(`function c${number}{${items(key).map(steps_takeLine).join(`;`)}}`);for(let[key,number]of lists.running){let steps=items(key).map((item,at)=>isShared(item)?`seek 'g${number}.${at}' ${literal(item.file)} ${item.max_bytes} ${literal(item.needle)}`:steps_takeLine(item,at));lines.push(`function h${number}{${steps.join(`;`)}}`)}return lines}function powershellShell(machine=WINDOWS,inherited={}){let environment={secrets:[],pass:[],...inherited},paths=machine.separator===`/`?external_node_path_.posix:external_node_path_.win32;return{os:`windows`,script:(operations,envelope)=>inPack(script_visit(operations,envelope,{machine,environment}),envelope),parse:(output,operations,envelope)=>((0,powershell_reader.Yy)(output,envelope.nonce),results(output,operations,envelope)),asksForPlain,runner:launch=>`${runner_runnerHeader(launch,machine)}$Native='${machine.native_block}'\n${runnerBody(machine,environment)}`,join:(...parts)=>paths.join(...parts),quote:quote_quote}}let guarded=text=>`${powershell_reader.Np};$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue';try{${text}}catch{[Console]::Error.WriteLine('agentd: '+$_.FullyQualifiedErrorId+': '+$_);exit 3};exit 0`;function encoded(text){return`powershell.exe -NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -OutputFormat Text -EncodedCommand ${Buffer.from(guarded(text),`utf16le`).toString(`base64`)}`}function bootstrapCommand(){return encoded([`$m=[IO.MemoryStream]::new();[Console]::OpenStandardInput().CopyTo($m)`,`$t=[Text.Encoding]::UTF8.GetString($m.ToArray()).Trim()`,`if($t -notmatch '^#agentd ([0-9a-f]+)\\s'){exit 0}`,`if(!$t.EndsWith([char]10+'#end '+$matches[1])){throw 'the script did not arrive whole'}`,`${powershell_reader.qt};& ([ScriptBlock]::Create($t))`].join(`;`))}function relayCommands(script,nonce){let bytes=(0,external_node_zlib_.gzipSync)(Buffer.from(script,`utf8`),{level:9}),digest=(0,external_node_crypto_.createHash)(`sha256`).update(bytes).digest(`hex`).toUpperCase(),text=wide(bytes),pieces=[],room=roomIn(piece(``,nonce,999,9999).command),lastRoom=roomIn(last(``,nonce,{count:999,size:9999999,digest}).command),from=0;for(;text.length-from>lastRoom;)pieces.push(text.slice(from,from+room)),from+=room;return[...pieces.map((part,index)=>piece(part,nonce,index,part.length)),last(text.slice(from),nonce,{count:pieces.length,size:bytes.length,digest})]}let FIRST=19968;function wide(bytes){let text=``,value=0,bits=0;for(let byte of bytes)value=value<<8|byte,bits+=8,bits<14||(bits-=14,text+=String.fromCharCode(FIRST+(value>>bits)),value&=(1<<bits)-1);return bits===0?text:text+String.fromCharCode(FIRST+(value<<14-bits))}function roomIn(command){return Math.floor((8e3-command.length)*3/8)-4}let deliver_fileOf=(nonce,index)=>`[IO.Path]::GetTempPath()+'agentd-${nonce}-${index}'`;function piece(part,nonce,index,length){let said=`[string][char]10+'${nonce} PART ${index} '+[IO.File]::ReadAllText($p).Length+[char]10`;return{command:encoded(`$p=${deliver_fileOf(nonce,String(index))};[IO.File]::WriteAllText($p,'${part}');[Console]::Out.Write(${said})`),expects:`${nonce} PART ${index} ${length}`}}function last(rest,nonce,{count,size,digest}){return{command:encoded([`$s='';for($i=0;$i -lt ${count};$i++){$p=${deliver_fileOf(nonce,``)}+$i;$s+=[IO.File]::ReadAllText($p);[IO.File]::Delete($p)}`,`$s+='${rest}'`,`foreach($o in [IO.Directory]::EnumerateFileSystemEntries([IO.Path]::GetTempPath(),'agentd-*-*')){if($o -match 'agentd-[0-9a-f]{24}-\\d+$' -and [IO.File]::GetLastWriteTimeUtc($o) -lt [DateTime]::UtcNow.AddMinutes(-1440)){try{[IO.File]::Delete($o)}catch{}}}`,`$b=[IO.MemoryStream]::new();$v=0;$n=0`,`foreach($c in $s.ToCharArray()){$v=($v -shl 14) -bor ([int]$c-${FIRST});$n+=14;while($n -ge 8){$n-=8;$b.WriteByte(($v -shr $n) -band 255)};$v=$v -band ((1 -shl $n)-1)}`,`$b.SetLength(${size});$b.Position=0`,`$h=[Security.Cryptography.SHA256CryptoServiceProvider]::new()`,`if([BitConverter]::ToString($h.ComputeHash($b)).Replace('-','') -ne '${digest}'){throw 'the script did not arrive whole'}`,`$b.Position=0;$z=[IO.Compression.GZipStream]::new($b,[IO.Compression.CompressionMode]::Decompress)`,`$m=[IO.MemoryStream]::new();$z.CopyTo($m)`,`${powershell_reader.qt};& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($m.ToArray())))`].join(`;`)),expects:null}}function shellOf(os,environment={}){switch(os){case`linux`:case`darwin`:return{shell:posixShell(os,{ordered:!0,...environment}),command:`exec ${READER}`};case`windows`:return{shell:powershellShell(void 0,environment),command:bootstrapCommand()}}}function routedChannel(first,...others){let channels=[first,...others],failures=[];return{name:channels.map(({name})=>name).join(`, then `),get route(){return channels[failures.length]?.name??first.name},run:async(script,options)=>{for(;;){let at=failures.length,channel=channels[at];if(channel===void 0)throw allFailed(channels,failures);try{return await channel.run(script,options)}catch(error){if(!(error instanceof errors.YX))throw error;if(at<channels.length-1)failures[at]??=error;else throw allFailed(channels,[...failures,error])}}},close:async()=>{await Promise.allSettled(channels.map(channel=>channel.close()))}}}function allFailed(channels,failures){let last=failures.at(-1),reasons=failures.map(({problem},index)=>`${channels[index]?.name}: ${problem.message}`);return new errors.YX({code:last?.problem.code??`unreached`,message:reasons.join(` `),remedy:failures.map(({problem})=>problem.remedy).filter((remedy,index,all)=>remedy!==``&&all.indexOf(remedy)===index).join(` `),retry:failures.some(({problem})=>problem.retry)},{cause:last})}var from_config=__webpack_require__(26085);function remedies(user,target){let log=`Look into Warpgate’s log: it may know no target ${target}, or not reach it, or not know its host key.`;return{"ssh-login-refused":`See in Warpgate that the user ${user} has this public key, that there is a target ${target}, and that a role of the user allows it. Do not try often: servers lock out addresses that fail to log in.`,"ssh-more-factors":`Let the user ${user} of Warpgate in over SSH with the public key alone: nobody is there to type a code or to approve in a browser.`,"ssh-closed-early":log,"ssh-disconnected":log,"ssh-channel-refused":log,"ssh-command-refused":log,"ssh-no-exit-code":log,"host-key-unpinned":`Compare the fingerprint with the host key that Warpgate shows its administrator, then add that line to warpgate.host_keys.`}}function nativeChannel(options){let channel=directSshChannel({...options,limits:{...options.limits,spare:!1}}),[user=``,...target]=options.target.user.split(`:`),known=remedies(user,target.join(`:`));return{name:`warpgate-ssh`,run:async(script,runOptions)=>{try{return await channel.run(script,runOptions)}catch(error){throw withRemedy(error,known)}},close:()=>channel.close()}}function withRemedy(error,known){if(!(error instanceof errors.wX))return error;let remedy=known[error.problem.code];if(remedy===void 0)return error;let problem={...error.problem,remedy},options={cause:error};return error instanceof errors.oZ?new errors.oZ(problem,options):error instanceof errors.YX?new errors.YX(problem,options):new errors.wX(problem,options)}var redact=__webpack_require__(61800),ansi=__webpack_require__(71492),external_node_child_process_=__webpack_require__(31421);function call(request){let[command=``,...args]=request.argv,{env,signal}=request;if(signal.aborted)return Promise.resolve({end:`called-off`,stdout:``,stderr:``});try{return endOf((0,external_node_child_process_.spawn)(command,args,{env,detached:!0,stdio:[`ignore`,`pipe`,`pipe`]}),request)}catch(error){return Promise.resolve({end:`not-started`,why:error instanceof Error?error.message:String(error)})}}function endOf(child,{timeout_ms,max_output_bytes,signal}){return new Promise(resolve=>{let stdout=[],stderr=Buffer.alloc(0),size=0,stopped=null,how=`without a word of how`,timers=new Set,after=(ms,work)=>void timers.add(setTimeout(work,ms)),stop=why=>{stopped===null&&(stopped=why,signalGroup(child,`SIGTERM`),after(1e3,()=>{signalGroup(child,`SIGKILL`),letGo()}))},letGo=()=>{child.stdout.destroy(),child.stderr.destroy()},onAbort=()=>stop(`called-off`),settle=end=>{for(let timer of timers)clearTimeout(timer);signal.removeEventListener(`abort`,onAbort),resolve(end)};child.once(`error`,error=>{child.pid===void 0&&settle({end:`not-started`,why:error.message})}),child.stdout.on(`data`,chunk=>{size+=chunk.length,size>max_output_bytes?stop(`too-large`):stdout.push(chunk)}),child.stderr.on(`data`,chunk=>{stderr=Buffer.concat([stderr,chunk]).subarray(-16384)}),child.once(`exit`,(code,by)=>{how=code===null?`by ${by??`a signal`}`:`with exit code ${code}`,after(2e3,letGo)}),child.once(`close`,()=>{let output={stdout:Buffer.concat(stdout).toString(`utf8`),stderr:stderr.toString(`utf8`)};settle(stopped===null?{end:`ended`,how,...output}:{end:stopped,...output})}),after(timeout_ms,()=>stop(`deadline`)),signal.addEventListener(`abort`,onAbort,{once:!0})})}function signalGroup(child,name){if(child.pid!==void 0)try{process.kill(-child.pid,name)}catch{}}let NEXT_TICK=`Nothing needs doing at once: the next tick asks again.`,BY_HAND="Run the relay command for this target by hand, with `true` in place of `{script}`, and see what it says.",VOID_WHYS={size:[`it did not arrive whole`,NEXT_TICK]};function failureOf(end,said,step){let last=step.number===step.count;switch(end.end){case`not-started`:return new errors.YX(notStarted(end.why,step));case`called-off`:return new errors.wX({code:`aborted`,message:`${step.where}: the visit was called off${last?`; what its script has done is unknown`:` before its script was run`}.`,remedy:`Nothing needs doing: the next tick asks again.`,retry:!0});case`deadline`:return of(last,last?`terminal-timeout`:`relay-timeout`,step,{what:`the relay command did not end within ${step.timeout_ms/1e3} s`,remedy:`${NEXT_TICK} If it stays: ${BY_HAND}`});case`too-large`:return of(last,`answer-too-large`,step,{what:`the relay command printed more than any answer can hold`,remedy:`Report this with the log: every read has its own limit, so this should not happen.`});case`ended`:return ended(end.how,said,step,last)}}function ended(how,said,step,last){if(said.is===`void`&&said.why===`lost`)return of(!0,`relay-upload-lost`,step,{what:`the parts that were sent before are not there, or are not there any more`,remedy:NEXT_TICK});if(said.is===`void`){let[what,remedy]=VOID_WHYS[said.why]??[`it was refused (${said.why})`,NEXT_TICK];return of(!1,`relay-upload-damaged`,step,{what:`the script was not run: ${what}`,remedy})}if(!last&&said.is===`part`)return of(!1,`relay-upload-damaged`,step,{what:`part ${step.number} of ${step.count-1} arrived with ${said.bytes} bytes altogether, which is not what was sent`,remedy:`${NEXT_TICK} If it stays, see whether its disk is full.`});if((0,powershell_reader.lT)(step.words))return of(!1,`script-blocked`,step,{what:`a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)`,remedy:powershell_reader.Ab});let reader=(0,wrong_shell.D3)(step.words);if(reader!==null)return of(last,`wrong-shell`,step,{what:`${reader} got the command in place of the shell that was asked for`,remedy:wrong_shell._T});let what=`the relay command ended ${how} and brought no ${last?`whole answer`:`receipt`}`;return of(last,last?`answer-incomplete`:`relay-failed`,step,{what,remedy:`${BY_HAND} ${wrong_shell._T}`})}function of(unknown,code,{where,words,number,count},{what,remedy}){let problem={code,message:`${where}: ${what}${count===1?``:` (call ${number} of ${count})`}${unknown?`; what the script has done is unknown`:`; nothing has been run`}.${words===``?``:` It said: “${words}”.`}`,remedy,retry:!0};return unknown?new errors.wX(problem):new errors.YX(problem)}function notStarted(why,{where,client}){return{code:`relay-client-missing`,message:`${where}: the relay command ${client} could not be started (${why}).`,remedy:"Install it on this machine, or correct the first word of `warpgate.relay`: a name in PATH or a whole path.",retry:!1}}function secretMissing(where,name){return new errors.YX({code:`relay-secret-missing`,message:`${where}: the variable ${name} for the relay command is empty.`,remedy:`Set ${name}, or take it out of \`warpgate.relay_env\`.`,retry:!1})}let CHUNK=6e4,PUT=String.raw`${WITHOUT_FUNCTIONS}
{
umask 077;f=\${TMPDIR:-/tmp}/agentd-relay-$1
[ "$2" = 0 ]&&{ (set -C;:>"$f")||exit 1;}
[ -f "$f" ]&&[ ! -h "$f" ]||exit 1
printf %s "$3">>"$f"
echo;echo "PART=$1.$2.$(($(wc -c<"$f"))).$1"
exit 0
}
`.replaceAll(`\\$`,`$`),RUN=String.raw`${WITHOUT_FUNCTIONS}
{
f=\${TMPDIR:-/tmp}/agentd-relay-$1 k=0 n=$1 z=$4 d=$5
void(){ echo;echo "VOID=$n.$1.$n";exit 0;}
unb64(){
if base64 -d </dev/null >/dev/null 2>&1;then base64 -d;else base64 -D;fi
}
b64(){ base64|tr -d '\n';}
unpack(){ if [ "$z" = 0 ];then cat;else gzip -dc;fi;}
exec 3</dev/null
if [ "$2" -gt 0 ];then
[ -f "$f" ]&&[ ! -h "$f" ]||void lost
k=$(($(wc -c<"$f")));exec 3<"$f";rm -f "$f"
fi
[ $((k+\${#d})) = "$3" ]||void size
[ "$z" = 0 ]||command -v gzip >/dev/null 2>&1||void gzip
o=$({ cat<&3;printf %s "$d";}|unb64|unpack|${READER} 3<&-|b64)
echo;echo "B64=$n.$o.\${#o}.$n"
find "\${TMPDIR:-/tmp}/." ! -name . -prune -type f -name 'agentd-relay-*' -mtime +0 -exec rm -f {} + 2>/dev/null
exit 0
}
`.replaceAll(`\\$`,`$`);function posixCommands(script,nonce,{os,packs}){let plain=Buffer.from(script,`utf8`),short=plain.toString(`base64`),packed=packs&&short.length>CHUNK,data=packed?(0,external_node_zlib_.gzipSync)(plain,{level:9}).toString(`base64`):short,parts=data.match(RegExp(`.{1,${CHUNK}}`,`g`))??[``],rest=parts.pop()??``;return[...parts.map((part,index)=>command(os,PUT,[nonce,String(index),part])),command(os,RUN,[nonce,String(parts.length),String(data.length),packed?`1`:`0`,rest])]}function lengthAfter(count){return count*CHUNK}let DECODE={linux:`/usr/bin/env base64 -d`,darwin:`/usr/bin/base64 -D`};function command(os,program,words){return`/usr/bin/env echo ${Buffer.from(program).toString(`base64`)}|${DECODE[os]}|/bin/sh -s ${words.join(` `)}`}let NOTHING={is:`nothing`};function saidOf(output,nonce){let text=(0,ansi.u)(output).replace(/[^\x21-\x7e]+/g,``),mark=RegExp(`(B64|PART|VOID)=${nonce}\\.([A-Za-z0-9+/=]*)(?:\\.(\\d+))?\\.${nonce}`).exec(text);if(mark===null)return NOTHING;let[,kind,value=``,count=``]=mark;return kind===`VOID`?{is:`void`,why:value}:count===``?NOTHING:kind===`PART`?{is:`part`,index:Number(value),bytes:Number(count)}:value.length===Number(count)?{is:`answer`,text:Buffer.from(value,`base64`).toString(`utf8`)}:NOTHING}function saysLine(output,line){return(0,ansi.u)(output).split(/\r?\n|\r/).some(each=>each.trim()===line)}let SCRIPT=`{script}`,SHELL=/(?:^|\/)(?:ba)?sh$/;function relayArgv(template,command){let words=template.words.map(word=>word===SCRIPT?word:filled(word,template)),at=words.indexOf(SCRIPT);if(at<0)return words;if(typeof command==`string`)return[...words.slice(0,at),command,...words.slice(at+1)];let behindShell=words[at-1]===`-c`&&SHELL.test(words[at-2]??``),rest=words.slice(at+1);return behindShell?[...words.slice(0,at-2),...command,...rest]:[...words.slice(0,at),command.join(` `),...rest]}function filled(word,{target,vault_config}){return word.replace(/\{(target|vault_config)\}/g,(whole,name)=>name===`target`?target:vault_config??whole)}let relay_END=/^[0-9a-f]{16,} (?:END \d+|PLAIN)\r?$/m;function relayChannel(options){let{terminal,template,secrets,random,max_output_bytes=268435456}=options,[client=``]=template.words,where=`${terminal} (target ${template.target} through ${client})`,closing=new AbortController,environment=()=>{let env={...options.env};for(let{name,value=``}of secrets){if(value.trim()===``)throw secretMissing(where,name);env[name]=value}return{env,redact:(0,redact.lY)(secrets.map(({name,value=``})=>({name,value})))}},visit=async(steps,{timeout_ms,signal})=>{let{env,redact}=environment(),stop=signal===void 0?closing.signal:AbortSignal.any([signal,closing.signal]);for(let[index,step]of steps.entries()){let end=await call({argv:step.argv,env,timeout_ms,max_output_bytes,signal:stop}),said=end.end===`ended`?step.read(end.stdout):{is:`nothing`};if(said.is===`void`&&said.why===`gzip`)return null;if(!step.fits(said)){let words=wordsOf(end,redact);throw failureOf(end,said,{where,client,number:index+1,count:steps.length,timeout_ms,words})}if(said.is===`answer`)return said.text}return``},packs=!0;return{name:`warpgate-ssh`,run:async(script,runOptions)=>{let deliver=()=>visit(relay_stepsFor(script,options,random.hex(12),packs),runOptions),answer=await deliver();return answer===null?(packs=!1,await deliver()??``):answer},close:()=>(closing.abort(),Promise.resolve())}}function relay_stepsFor(script,{template,os},nonce,packs){return os===`windows`?windowsSteps(script,template,nonce):posixSteps(posixCommands(script,nonce,{os,packs}),template,nonce)}function posixSteps(commands,template,nonce){return commands.map((command,index)=>({argv:relayArgv(template,command),read:stdout=>saidOf(stdout,nonce),fits:said=>index===commands.length-1?isWhole(said):said.is===`part`&&said.index===index&&said.bytes===lengthAfter(index+1)}))}function windowsSteps(script,template,nonce){return relayCommands(script,nonce).map(({command,expects},index)=>({argv:relayArgv(template,command.split(` `)),read:stdout=>expects===null?{is:`answer`,text:(0,ansi.u)(stdout)}:saysLine(stdout,expects)?{is:`part`,index,bytes:0}:{is:`nothing`},fits:said=>expects===null?isWhole(said):said.is===`part`}))}function isWhole(said){return said.is===`answer`&&relay_END.test(said.text)}function wordsOf(end,redact){if(end.end===`not-started`)return``;let stdout=/B64=|[0-9a-f]{16,} (?:BEGIN|PART)/.test(end.stdout)?``:end.stdout;return(0,sanitize.E)(redact(end.stderr.trim()===``?stdout:end.stderr).slice(-300))}function directChannel(name,config,terminal,means){let direct=directSshChannel(sshOptions((0,from_config.ov)(name,terminal),terminal,terminal.os,means));switch(terminal.fallback){case void 0:return direct;case`warpgate-ssh`:return routedChannel(direct,warpgateChannel(name,config,terminal,means))}}function warpgateChannel(name,{warpgate},{os,target=name},means){if(warpgate===void 0)throw new errors.xL({code:`warpgate-missing`,message:`terminals.${name}: warpgate-ssh needs the section warpgate.`,remedy:"Add it: `host`, `user` and `ssh_key`, or `relay`.",retry:!1});return warpgate.relay===void 0?nativeChannel(sshOptions((0,from_config.rZ)(name,target,warpgate),warpgate,os,means)):relayChannel({terminal:name,template:{words:warpgate.relay,target,vault_config:warpgate.vault_config},os,env:means.env,secrets:warpgate.relay_env.map(key=>({name:key,value:means.secret?.(key)})),random:means.random})}function sshOptions(target,names,os,means){let{keys,tailscale}=(0,channels_means.T)(means);return{target,key:(0,from_config.JC)(names,means.secret??(()=>void 0)),command:shellOf(os).command,means:{env:means.env,tailscale,memory:means.host_keys??null,keys}}}let local_STDERR_KEPT=2e3;function localChannel(options){let{env,sh=`/bin/sh`,max_output_bytes=268435456}=options;return{name:`local`,run:(script,{timeout_ms,signal})=>answerOf((0,external_node_child_process_.spawn)(sh,[`-s`,ORDERED],{cwd:`/`,env,detached:!0,stdio:`pipe`}),{sh,script,timeout_ms,signal,max_output_bytes}),close:()=>Promise.resolve()}}function answerOf(child,delivery){return new Promise((resolve,reject)=>{let stdout=[],size=0,stderr=``,failure=null,stop=error=>{failure??=error,endGroup(child)},timer=setTimeout(()=>stop(timedOut(delivery.timeout_ms)),delivery.timeout_ms),onAbort=()=>stop(aborted());delivery.signal?.addEventListener(`abort`,onAbort,{once:!0}),delivery.signal?.aborted===!0&&onAbort();let settle=()=>{clearTimeout(timer),delivery.signal?.removeEventListener(`abort`,onAbort)};child.once(`error`,cause=>{settle(),reject(child.pid===void 0?local_notStarted(delivery.sh,cause):failure??broken(cause.message))}),child.stdout.on(`data`,chunk=>{size+=chunk.length,size>delivery.max_output_bytes?stop(local_tooLarge(delivery.max_output_bytes)):stdout.push(chunk)}),child.stderr.on(`data`,chunk=>{stderr.length<local_STDERR_KEPT&&(stderr+=chunk.toString(`utf8`))}),child.once(`close`,()=>{settle(),failure===null?size===0?reject(broken(stderr.slice(0,local_STDERR_KEPT).trim()||`it printed nothing`)):resolve(Buffer.concat(stdout).toString(`utf8`)):reject(failure)}),child.stdin.on(`error`,()=>{}),child.stdin.end(delivery.script)})}function endGroup(child){if(child.pid!==void 0){try{process.kill(-child.pid,`SIGKILL`)}catch{}child.stdout.destroy(),child.stderr.destroy()}}function local_notStarted(sh,cause){return new errors.YX({code:`local-shell-missing`,message:`The shell ${sh} of this machine could not be started (${cause.message}).`,remedy:`A local terminal needs a POSIX shell at that path.`,retry:!1},{cause})}function timedOut(timeout_ms){return new errors.wX({code:`terminal-timeout`,message:`This machine’s shell did not answer within ${timeout_ms/1e3} s; what it has done is unknown.`,remedy:`Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount.`,retry:!0})}function local_tooLarge(bytes){return new errors.wX({code:`answer-too-large`,message:`This machine’s shell printed more than ${bytes} bytes; the answer was not read to its end.`,remedy:`Report this with the log: every read has its own limit, so this should not happen.`,retry:!0})}function aborted(){return new errors.wX({code:`aborted`,message:`The visit to this machine was called off; what it has done is unknown.`,remedy:`Nothing needs doing: the next tick asks again.`,retry:!0})}function broken(what){return new errors.wX({code:`local-shell-broken`,message:`This machine’s shell gave no answer: ${what}.`,remedy:"Run the command line `/bin/sh -s` on the machine and see that it works.",retry:!0})}function absoluteRoot(name,os,run_root){if(os===`windows`){let whole=external_node_path_.win32.normalize(run_root);if(external_node_path_.win32.isAbsolute(whole)&&external_node_path_.win32.parse(whole).root.length>1)return whole.replace(/([^:\\])\\$/,`$1`)}else if(external_node_path_.posix.isAbsolute(run_root))return external_node_path_.posix.normalize(run_root).replace(/(.)\/$/,`$1`);throw new errors.xL({code:`run-root-relative`,message:`terminals.${name}.run_root: ${run_root} is not an absolute path.`,remedy:`Write the whole path, from the root of the file system.`,retry:!1})}function remoteRoot(name,{os,run_root}){if(run_root!==void 0)return absoluteRoot(name,os,run_root);throw new errors.xL({code:`run-root-missing`,message:`terminals.${name}: a remote terminal needs a place for run directories.`,remedy:"Add `run_root`: an absolute path on the machine, outside the repository.",retry:!1})}var ports_operation=__webpack_require__(67991);function createTransport(shell,channel,options){let{run_root,random,timeout_ms,home}=options,roundTrips=0,plain=!1,batch=async(operations,fence)=>{if(operations.length===0)return[];let envelope={nonce:random.hex(12),fence,run_root,plain};roundTrips+=1;let output=await channel.run(shell.script(operations,envelope),{timeout_ms});return plain||!shell.asksForPlain(output,envelope)?shell.parse(output,operations,envelope):(plain=!0,batch(operations,fence))};async function one(operation,fence=null){let[result]=await batch([operation],fence);if(result===void 0||`refused`in result)throw new errors.wX(result?.refused??ports_operation.K);return result}async function read(path,item){let cut=Math.max(path.lastIndexOf(`/`),path.lastIndexOf(`\\`)),{collected}=await one({op:`fetch`,dir:path.slice(0,cut),items:[item(path.slice(cut+1))]});return collected[0]??null}return{os:shell.os,run_root,get round_trips(){return roundTrips},get route(){return channel.route??channel.name},join:(...parts)=>shell.join(...parts),quote:value=>shell.quote(value),defaultRunRoot:()=>{if(home===void 0)throw new errors.xL(noRunRoot());return shell.join(home,`.agentd`,`runs`)},batch,mkdir:async(path,clean)=>void await one({op:`mkdir`,path,clean}),probe:async(dir,names)=>(await one({op:`probe`,dir,names})).present,writeText:async(path,text)=>void await one({op:`write`,path,text}),readText:path=>read(path,file=>({op:`read`,file,max_bytes:8388608})),grepFirst:async(path,needle)=>await read(path,file=>({op:`grep`,file,needle,pick:`first`,max_bytes:1048576}))||null,tail:(path,max_bytes)=>read(path,file=>({op:`tail`,file,max_bytes})),runner:launch=>shell.runner(launch),launch:async launch=>void await one({op:`start`,launch,replaces:[]}),startRun:async(launch,fence)=>(await one({op:`start`,launch,replaces:[]},fence)).status,fetch:async(dir,items)=>(await one({op:`fetch`,dir,items})).collected,kill:async(task,dir)=>(await one({op:`kill`,identity:null,dir,task,collect:[]})).inspection,forget:async(task,dir,item_id)=>void await one({op:`forget`,dir,task,item_id}),processCount:async name=>(await one({op:`process_count`,name})).count,close:()=>channel.close()}}function noRunRoot(){return{code:`run-root-missing`,message:`There is no default run root: the home directory on the terminal is not known.`,remedy:"Set `run_root` for the terminal to an absolute path on it.",retry:!1}}let VISIT_MS=6e4;function makeTransport(name,config,means){let terminal=config.terminals[name];if(terminal===void 0)throw(0,chosen_terminals.V)(config,name);switch(terminal.transport){case`local`:return localTransport(name,config,terminal,means);case`direct-ssh`:return remoteTransport(name,config,terminal,means,directChannel(name,config,terminal,means));case`warpgate-ssh`:return remoteTransport(name,config,terminal,means,warpgateChannel(name,config,terminal,means))}}function remoteTransport(name,config,terminal,means,channel){return createTransport(shellOf(terminal.os,inherited(config,terminal)).shell,channel,{run_root:remoteRoot(name,terminal),random:means.random,timeout_ms:VISIT_MS})}function inherited(config,{env}){return{secrets:(0,environment.XG)(config),pass:env.pass}}function localTransport(name,config,terminal,{env,own_env=env,home,random}){if(terminal.os===`windows`)throw new errors.xL({code:`transport-not-available`,message:`terminals.${name}: transport local works on linux and darwin; this version has nothing for windows.`,remedy:`Run agentd on a Linux or macOS machine.`,retry:!1});let run_root=absoluteRoot(name,terminal.os,terminal.run_root??external_node_path_.posix.join(home,`.agentd`,`runs`)),runEnv=(0,environment.yQ)(config,terminal.env.pass,own_env);return createTransport(posixShell(terminal.os,inherited(config,terminal)),localChannel({env:runEnv}),{run_root,random,timeout_ms:VISIT_MS,home})}}),8061:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>quotable,i:()=>saying});var _bot_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1801),_bot_graphemes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(53669);function quotable(text){return(0,_bot_graphemes_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0,_bot_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.O)(text).replace(/:(?=:)/g,`: `).replace(/##(?=\[)/g,`## `),400)}function saying(banner){let line=quotable(banner);return line===``?``:` The server said: “${line}”.`}}),19116:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{w:()=>icacls});function icacls(path,sid){return`icacls "${path}" /inheritance:r /grant:r ${[sid,`S-1-5-18`,`S-1-5-32-544`].map(one=>`"*${one}:(OI)(CI)F"`).join(` `)}`}}),74291:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D3:()=>complainer,_T:()=>STARTUP_FILES,nW:()=>readByAnother});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_sanitize_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8061);let COMPLAINTS=[[/^fish: /m,`fish`],[/open terminal failed: not a terminal/,`tmux`],[/Must be connected to a terminal/,`screen`],[/^(?:Missing '\}'|Missing '-}'|Badly placed \(\)'s|Too many [()]'s|Illegal variable name)\.?\r?$/m,`tcsh`],[/\bnu::parser::/,`nushell`],[/^ *File "<stdin>", line \d+/m,`python`]];function complainer(words){return COMPLAINTS.find(([pattern])=>pattern.test(words))?.[1]??null}let STARTUP_FILES="Look into the startup files that the login shell of that user reads for a command (.bashrc, .zshenv, .cshrc, .config/fish/config.fish) for what starts another program or reads its input, and let it be only where somebody sits: `[ -t 0 ] && exec …`.";function readByAnother(name){let shell=(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__.E)(name).replace(/^-/,``)||`something`;return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.wX({code:`wrong-shell`,message:`The terminal: ${shell} has read the script in place of the /bin/sh that was asked for, and gave no answer; what it has done is unknown.`,remedy:STARTUP_FILES,retry:!0})}}),66227:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>BLOCKED_REMEDY,Np:()=>LANGUAGE,Yy:()=>refuseReader,lT:()=>isBlocked,n1:()=>proof,qt:()=>READER});var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282);let BLOCKED=/\bScriptContainedMaliciousContent\b/;function isBlocked(words){return BLOCKED.test(words)}let BLOCKED_REMEDY=`See the log of the virus scanner there (Windows Defender: _Protection history_), and have who is responsible allow PowerShell for the terminal’s user or exempt its run root; what was sent can be shown to them.`,READER=`$Agentd='agentd'`,LANGUAGE=`if($ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage'){'agentd LANGUAGE '+$ExecutionContext.SessionState.LanguageMode;exit}`;function proof(nonce){return`if($Agentd -ne 'agentd'){[Console]::Out.Write([char]10+'${nonce} READ PowerShell '+$PSVersionTable.PSVersion+[char]10);exit}`}function refuseReader(output,nonce){let lines=output.split(`
`).map(line=>line.trimEnd());if(lines.includes(`${nonce} BEGIN`))return;let reader=lines.find(line=>line.startsWith(`${nonce} READ `))?.slice(nonce.length+6);if(reader!==void 0)throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.wX({code:`wrong-shell`,message:`A further ${reader} on the terminal has read the script in place of the one that was asked for; nothing of it was run.`,remedy:"Look into the PowerShell profiles of that user (`$PROFILE | Format-List -Force`) for what starts another shell, and let it be only where somebody sits.",retry:!0});let language=lines.find(line=>line.startsWith(`agentd LANGUAGE `))?.slice(16);if(language!==void 0)throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.wX({code:`constrained-language`,message:`PowerShell on the terminal is held to ${language}, so nothing of the script was run.`,remedy:"Exempt the terminal’s user from the policy that does it (AppLocker, App Control, `__PSLockdownPolicy`): agentd needs the full language.",retry:!1})}}),43943:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X2:()=>WATCHDOG_WAYS,g$:()=>listOfWays,ov:()=>OUTSIDE,s$:()=>START_WAYS});let START_WAYS={by_schtasks:`schtasks.exe`,by_com:`task service by COM`,by_wmi:`WMI`,by_breakaway:`breakaway from the job`},WATCHDOG_WAYS=[`by_wmi`,`by_breakaway`,`by_schtasks`,`by_com`],listOfWays=ways=>`@(${ways.map(way=>`'${way}'`).join(`,`)})`,OUTSIDE=String.raw`function outside($name,$file,$words,$chosen){
$State.tried=@();$titles=@{${Object.entries(START_WAYS).map(([way,title])=>`${way}='${title}'`).join(`;`)}}
foreach($way in $chosen){
try{return [string](& $way $name $file $words)+' by '+$titles[$way]}
catch{$State.tried+=$titles[$way]+': '+([string]$_ -replace '\s+',' ').Trim()}}
}
`}),54319:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RJ:()=>aheadOf,JA:()=>composeFleet,UE:()=>composePullStatus,eV:()=>composeTick,oh:()=>meansOf,iO:()=>planeOf,y:()=>redactorOf});var external_node_path_=__webpack_require__(76760),visible_text=__webpack_require__(1801),redact=__webpack_require__(61800),config_barred=__webpack_require__(17794),environment=__webpack_require__(79021),named_secrets=__webpack_require__(44445),last_good=__webpack_require__(36106),seal=__webpack_require__(91167),unset=__webpack_require__(61781),state_text=__webpack_require__(61876),errors=__webpack_require__(84282),operation=__webpack_require__(67991),known_hosts=__webpack_require__(86115),command_line=__webpack_require__(35899),adapters=__webpack_require__(95282),run_handle=__webpack_require__(21263),run_reader=__webpack_require__(5642);function readerOf(handle,executor,config){let{adapter}=(0,run_handle.S$)(handle);if(adapter!==null)return new run_reader.b1((0,adapters.n)(adapter));let name=(Object.hasOwn(config.executors,executor)?config.executors[executor]?.adapter:void 0)??executor;if((0,run_handle.l7)(name))return new run_reader.b1((0,adapters.n)(name));throw new errors.xL({code:`executor-unknown`,message:`Executor ${executor} is no longer in the config, and its run was started by a version that did not write down how it is read.`,remedy:`Put executors.${executor} back until its run is collected, or give the item up with \`agentd release\`.`,retry:!1})}var injected_fault=__webpack_require__(51610),read_answer=__webpack_require__(62320);let NO_CONTEXT={asked_thread:null,totals_before:null};class TerminalFleet{#parts;#transports=new Map;#executors=new Map;constructor(parts){this.#parts=parts}get round_trips(){return[...this.#transports.values()].reduce((sum,transport)=>sum+transport.round_trips,0)}async close(){await Promise.allSettled([...this.#transports.values()].map(transport=>transport.close()))}know(host_keys){this.#parts.host_keys?.know(host_keys)}transportOf(terminal){return this.#transport(terminal)}handle(terminal,executor,run){return this.#executor(terminal,executor).handle(run)}async inspect(refs,visit){let runs=new Map,terminals=new Map,names=new Set([...refs.map(ref=>ref.terminal),...visit]);return await Promise.all([...names].map(async terminal=>{let own=refs.filter(ref=>ref.terminal===terminal);terminals.set(terminal,await this.#inspectOne(terminal,own,runs))})),{runs,terminals}}async#inspectOne(terminal,refs,runs){let names=this.#parts.config.terminals[terminal]?.busy_processes??[],processes=Object.fromEntries(names.map(name=>[name,null])),asked=[];for(let ref of refs){let look=attempt(()=>this.#reader(ref).inspect(ref.handle,ref.identity));`problem`in look?runs.set(ref.id,{state:`unknown`,problem:look.problem}):asked.push({ref,look:look.it})}try{let counts=names.map(name=>({op:`process_count`,name})),looks=asked.map(({look})=>look),results=await this.#transport(terminal).batch([{op:`facts`},...counts,...looks],null),clock=(0,read_answer.i)(results[0],this.#parts.clock.now());return names.forEach((name,index)=>{let count=results[1+index];processes[name]=count!==void 0&&`count`in count?count.count:null}),asked.forEach(({ref},index)=>{let result=results[1+names.length+index],seen=attempt(()=>(0,read_answer.M)(result,this.#reader(ref),ref.handle,ref.context,clock));runs.set(ref.id,`problem`in seen?{state:`unknown`,problem:seen.problem}:seen.it)}),{reached:!0,processes,utc_offset_min:clock.utc_offset_min,...this.#learned(terminal)}}catch(error){let problem=(0,errors.Zw)(error);for(let{ref}of asked)runs.set(ref.id,{state:`unknown`,problem});return{reached:!1,problem,processes,utc_offset_min:null}}}#learned(terminal){let own=this.#parts.host_keys?.news(terminal)??[],bastion=this.#parts.host_keys?.news(known_hosts.x)??[];return{...own.length===0?{}:{learned_host_keys:own},...bastion.length===0?{}:{learned_bastion_keys:bastion}}}async carryOut(orders,fence){let results=new Map,names=new Set(orders.map(order=>order.ref.terminal));return await Promise.all([...names].map(async terminal=>{let own=orders.filter(order=>order.ref.terminal===terminal);await this.#carryOutOne(terminal,own,fence,results)})),results}async#carryOutOne(terminal,orders,fence,results){let sent=[],answers;try{let transport=this.#transport(terminal);for(let order of orders){let planned=attempt(()=>this.#operation(order));`problem`in planned?results.set(order.ref.id,{status:`refused`,problem:planned.problem}):sent.push({order,operation:planned.it})}if(sent.length===0)return;answers=await transport.batch(sent.map(({operation})=>operation),fence)}catch(error){let result=notAnswered(error);for(let{ref}of orders)results.has(ref.id)||results.set(ref.id,result);return}sent.forEach(({order},index)=>{let result=attempt(()=>this.#resultOf(order,answers[index]));results.set(order.ref.id,`problem`in result?{status:`unknown`,problem:result.problem}:result.it)})}#operation(order){let{terminal,executor,handle,identity,elapsed_s}=order.ref;switch(order.type){case`start`:{let command=this.#executor(terminal,executor);if(command.injected_fault===`fail_start`)throw new errors.wX(injected_fault.k);return command.start(order.run,order.replaces)}case`kill`:{let reader=attempt(()=>this.#reader(order.ref));return`problem`in reader?(0,run_reader.Mf)(handle,identity,[]):reader.it.kill(handle,identity)}case`void`:return(0,run_reader.Ch)(handle);case`watch`:return(0,run_reader.xE)(handle,identity,elapsed_s);case`forget`:return(0,run_reader.zL)(handle)}}#resultOf(order,answer){let{terminal,executor,handle}=order.ref;if(order.type===`start`&&this.#executor(terminal,executor).injected_fault===`fail_answer`)return{status:`unknown`,problem:injected_fault.k};if(answer===void 0)return{status:`unknown`,problem:operation.K};if(`refused`in answer)return{status:`refused`,problem:answer.refused};if(`inspection`in answer){let after=attempt(()=>this.#reader(order.ref).read(answer.inspection,handle,NO_CONTEXT,run_reader.x3));return{status:`done`,after:`problem`in after?{state:`unknown`,...after}:after.it}}if(`status`in answer&&answer.status===`evidence`)return{status:`evidence`};if(`identity`in answer){let{identity,how}=answer;return{status:`done`,after:null,identity,...how===void 0?{}:{how}}}return{status:`done`,after:null}}#reader({handle,executor}){return readerOf(handle,executor,this.#parts.config)}#transport(terminal){let transport=this.#transports.get(terminal);return transport===void 0&&(transport=this.#parts.transport(terminal),this.#transports.set(terminal,transport)),transport}#executor(terminal,executor){let key=`${terminal}/${executor}`,found=this.#executors.get(key);return found===void 0&&(found=new command_line.X(executor,terminal,this.#parts.config,this.#transport(terminal)),this.#executors.set(key,found)),found}}function attempt(act){try{return{it:act()}}catch(error){return{problem:(0,errors.Zw)(error)}}}function notAnswered(error){let problem=(0,errors.Zw)(error);return error instanceof errors.YX||error instanceof errors.oZ||error instanceof errors.xL?{status:`refused`,problem,unreached:!0,...error instanceof errors.YX&&problem.retry?{away:!0}:{}}:{status:`unknown`,problem}}var github_host=__webpack_require__(384),schemas=__webpack_require__(38321),model_repository=__webpack_require__(11551),refusal=__webpack_require__(27580);let Run=schemas.Ikc({id:schemas.aig(),status:schemas.YjP().nullable(),run_started_at:schemas.YjP().nullish(),created_at:schemas.YjP().nullish()}),Runs=schemas.Ikc({workflow_runs:schemas.YOg(Run)});async function isOldestRun(github,{repository,workflow,run_id}){let{actions}=(await github.octokit()).rest,{owner,repo}=(0,model_repository.v)(repository),workflow_id=workflow.replace(/^.*\//,``),list=async query=>{let{data}=await actions.listWorkflowRuns({owner,repo,workflow_id,per_page:100,...query});return parsed(Runs,data,`workflow runs`).workflow_runs},[own,newest,running]=await Promise.all([actions.getWorkflowRun({owner,repo,run_id}).then(({data})=>parsed(Run,data,`run ${run_id}`)),list({}),list({status:`in_progress`})]),[first]=[...newest,...running].filter(({id,status})=>id!==run_id&&status!==`completed`).filter(other=>isBefore(other,own)).toSorted((a,b)=>isBefore(a,b)?-1:1);return first===void 0?{oldest:!0,ahead:null}:{oldest:!1,ahead:{id:first.id,status:first.status??`unknown`}}}function isBefore(a,b){let[at,bt]=[startOf(a),startOf(b)];return at===bt?a.id<b.id:at<bt}function startOf(run){let time=Date.parse(run.run_started_at??run.created_at??``);return Number.isNaN(time)?0:time}function parsed(schema,data,what){let result=schema.safeParse(data);if(result.success)return result.data;throw(0,refusal.O$)(`${what}: ${result.error.issues[0]?.message??`invalid`}`)}let INSIDERS=[`OWNER`,`MEMBER`,`COLLABORATOR`],Side=schemas.Ikc({ref:schemas.YjP(),repo:schemas.Ikc({full_name:schemas.YjP()}).nullish()}),Pull=schemas.Ikc({number:schemas.aig(),title:schemas.YjP(),body:schemas.YjP().nullish(),html_url:schemas.YjP(),state:schemas.YjP().nullish(),author_association:schemas.YjP().nullish(),locked:schemas.zMY().nullish(),head:Side,base:schemas.Ikc({repo:schemas.Ikc({full_name:schemas.YjP()})})}),Comment=schemas.Ikc({id:schemas.aig(),body:schemas.YjP().nullish(),user:schemas.Ikc({login:schemas.YjP()}).nullable()}),Viewer=schemas.Ikc({viewer:schemas.Ikc({login:schemas.YjP()})});function pullOf(json){let parsed=Pull.safeParse(json);if(!parsed.success)return null;let{number,title,body,html_url,head,base,state,author_association,locked}=parsed.data;return{repository:base.repo.full_name,number,title,body:body??``,branch:head.ref,url:html_url,fork:head.repo?.full_name.toLowerCase()!==base.repo.full_name.toLowerCase(),insider:INSIDERS.includes(author_association??``),locked:locked??!1,open:state!==`closed`}}function githubPulls(github){let me=null;return{async open(repository){let{paginate,rest}=await github.octokit(),query={...(0,model_repository.v)(repository),state:`open`,sort:`updated`,direction:`desc`,per_page:100},{all,found}=await pagesOf(paginate.iterator(rest.pulls.list,query),5,pullOf);return{all:all&&!found.includes(null),pulls:found.filter(pull=>pull!==null)}},async comments(repository,issue_number){let{paginate,rest}=await github.octokit(),query={...(0,model_repository.v)(repository),issue_number,per_page:100};return(await pagesOf(paginate.iterator(rest.issues.listComments,query),30,commentOf)).found},async comment(repository,comment_id){let{issues}=(await github.octokit()).rest,answer=await issues.getComment({...(0,model_repository.v)(repository),comment_id}).catch((0,errors.pt)(404,410));return answer===null?null:commentOf(answer.data)},async addComment(repository,issue_number,body){let{issues}=(await github.octokit()).rest;return commentOf((await issues.createComment({...(0,model_repository.v)(repository),issue_number,body})).data)},async editComment(repository,comment_id,body){let{issues}=(await github.octokit()).rest;return commentOf((await issues.updateComment({...(0,model_repository.v)(repository),comment_id,body})).data)},async removeComment(repository,comment_id){let{issues}=(await github.octokit()).rest;await issues.deleteComment({...(0,model_repository.v)(repository),comment_id}).catch((0,errors.pt)(404,410))},whoAmI:()=>me??=viewerOf(github).catch(error=>{throw me=null,error})}}async function pagesOf(pages,most,read){let found=[],number=0;for await(let{headers,data}of pages){if(!Array.isArray(data))throw(0,refusal.O$)(`a page is no list`);if(found.push(...data.map(entry=>read(entry))),number+=1,number===most)return{all:!/rel="next"/.test(headers.link??``),found}}return{all:!0,found}}function commentOf(data){let parsed=Comment.safeParse(data);if(!parsed.success)throw(0,refusal.O$)(`a comment: ${parsed.error.issues[0]?.message??`invalid`}`);let{id,body,user}=parsed.data;return{id,body:body??``,author:user?.login??``}}async function viewerOf(github){let data=await(await github.octokit()).graphql(`query { viewer { login } }`).catch(error=>{throw error instanceof errors.y_?error:(0,refusal.O$)(`whose the token is`)}),parsed=Viewer.safeParse(data);if(parsed.success)return parsed.data.viewer.login;throw(0,refusal.O$)(`whose the token is`)}var surroundings=__webpack_require__(73158),http_exchange=__webpack_require__(49292),external_node_crypto_=__webpack_require__(77598),bot_digest=__webpack_require__(44999),bot_facts=__webpack_require__(78764),markdown_quote=__webpack_require__(20847);function githubText(text){let unlinked=(0,visible_text.u)(text).replace(/:\/\//g,`:​//`).replace(/\bwww\./gi,match=>`${match.slice(0,-1)}​.`).replace(/\bGH-(?=\d)/gi,match=>`${match.slice(0,-1)}​-`).replace(/[@#]/g,match=>`${match}​`).replace(/\b[0-9a-f]{7,40}\b/gi,match=>match.replace(/.{6}(?=.)/g,`$&​`));return(0,markdown_quote.eu)(unlinked)}var graphemes=__webpack_require__(53669),redact_message=__webpack_require__(82572);let BODY_MAX=6e4;function markerLine(config_id){return`<!-- agentd:pr-status config=${config_id} -->`}function hasMarker(body,config_id){return(/^[^\r\n]*/.exec(body)?.[0]??``).trimEnd()===markerLine(config_id)}function renderPullComment(told,config_id,redact){let status=(0,redact_message.f)(told,redact);for(let rows=50;;rows=Math.floor(rows/2)){let body=rendered(status,config_id,rows);if(body.length<=BODY_MAX)return body;if(rows===0)return`${(0,graphemes.ml)(body,BODY_MAX)}\n`}}function rendered(status,config_id,rows){return`${[`${markerLine(config_id)}\n### ${pull_comment_link(status)}`,headline(status),waitsLine(status),runTable(status,rows),totals(status),`<sub>Kept up to date by agentd. The conversation is on the item in Plane.</sub>`].filter(part=>part!==``).join(`

`)}\n`}function pull_comment_link({key,url}){let text=cell(key);return/^https?:\/\/[^\s<>()[\]]+$/.test(url)?`[${text}](${url})`:text}function headline({state,open}){let where=`**${cell(state)}**`;if(open===null)return where;let{executor,terminal,round,run_id,since,unreachable_since}=open;return`${where} · ${`${cell(executor)} works on it on ${cell(terminal)} since ${(0,bot_facts.n$)(since)} (round ${round}, ${cell(run_id)}).`}${unreachable_since===null?``:` It has not been seen since ${(0,bot_facts.n$)(unreachable_since)}.`}`}function waitsLine({waits}){if(waits===null)return``;let until=waits.until===null?``:` Not before ${(0,bot_facts.n$)(waits.until)}.`;return`**Waits:** ${cell(waits.detail)}${until}`}function runTable({ended,forgotten},rows){if(ended.length===0)return``;let shown=rows===0?[]:ended.slice(-rows),hidden=ended.length-shown.length+forgotten,lines=[`| round | run | result | executor | terminal | took | tokens | cost |`,`| ---: | --- | --- | --- | --- | ---: | ---: | ---: |`,...shown.map(row)];return`${hidden===0?``:`${hidden} earlier ${hidden===1?`run is`:`runs are`} not shown.\n\n`}${lines.join(`
`)}`}function row(run){return`| ${[run.round===null?``:String(run.round),cell(run.run_id),run.tag===null?cell((run.class??``).replaceAll(`_`,` `)):`\\[${run.tag}\\]`,cell(run.executor),cell(run.terminal),run.seconds===null?``:(0,bot_facts.p0)(run.seconds),run.tokens===null?``:(0,bot_facts.zD)(run.tokens),run.cost_usd===null?``:(0,bot_facts.E9)(run.cost_usd)].join(` | `)} |`}function totals({ended,forgotten}){if(ended.length<2||forgotten>0)return``;let sum=of=>ended.reduce((total,run)=>{let part=of(run);return total===null||part===null?null:total+part},0),[seconds,tokens,cost]=[sum(run=>run.seconds),sum(run=>run.tokens),sum(run=>run.cost_usd)];return`Together: ${[`${ended.length} runs`,seconds===null?``:(0,bot_facts.p0)(seconds),tokens===null?``:`${(0,bot_facts.zD)(tokens)} tokens`,cost===null?``:(0,bot_facts.E9)(cost)].filter(fact=>fact!==``).join(`, `)}.`}function cell(text){return githubText((0,graphemes.ml)(text,500))}function pullCommentText(body,redact){return(0,graphemes.ml)(redact(body),65536)}async function putPullComment(place,body,ports){try{return await put(place,pullCommentText(body,ports.redact),ports.pulls)}catch(error){return{status:`failed`,problem:(0,errors.Zw)(error)}}}async function removePullComment(place,pulls){try{let known=await knownComment(place,pulls);return known!==null&&await pulls.removeComment(place.repository,known.id),null}catch(error){return(0,errors.Zw)(error)}}async function put(place,text,pulls){let{repository,number}=place,digest=(0,bot_digest.o)(text),known=await knownComment(place,pulls),status=known===null?null:await bringUpToDate(known,place,text,pulls);if(known!==null&&status!==null)return{status,comment_id:known.id,author:known.author,digest,left:null};let[found,...others]=await ownComments(place,pulls);if(found===void 0){let made=await pulls.addComment(repository,number,text);return{status:`created`,comment_id:await keepOldest(place,made,text,pulls),author:made.author,digest,left:known}}for(let other of others)await pulls.removeComment(repository,other.id);let same=isSame(found.body,text);same||await pulls.editComment(repository,found.id,text);let{id:comment_id,author}=found;return{status:same?`unchanged`:`updated`,comment_id,author,digest,left:known}}async function bringUpToDate(known,{repository},text,pulls){if(isSame(known.body,text))return`unchanged`;try{return await pulls.editComment(repository,known.id,text),`updated`}catch(error){if(!(error instanceof errors.ie&&FORBIDDEN.has(error.problem.code))||known.author===await pulls.whoAmI())throw error;return null}}let FORBIDDEN=new Set([`github-permission`,`github-not-found`]);async function knownComment(place,pulls){if(place.comment_id===null)return null;let comment=await pulls.comment(place.repository,place.comment_id);return comment===null||!isMarked(comment,place)?null:comment.author===place.author||comment.author===await pulls.whoAmI()?comment:null}async function ownComments(place,pulls){let comments=await pulls.comments(place.repository,place.number),me=await pulls.whoAmI(),own=comments.filter(({author})=>author===me),marked=own.filter(({body})=>hasMarker(body,place.config_id));return marked.length>0?marked:own.filter(comment=>isMarked(comment,place)).slice(0,1)}function isMarked({body},{config_id,former_id}){return hasMarker(body,config_id)||former_id!==null&&hasMarker(body,former_id)}async function keepOldest(place,made,text,pulls){let[oldest]=await ownComments(place,pulls);return oldest===void 0||oldest.id>=made.id?made.id:(await pulls.removeComment(place.repository,made.id),isSame(oldest.body,text)||await pulls.editComment(place.repository,oldest.id,text),oldest.id)}function isSame(stored,text){let tidy=body=>body.replaceAll(`\r
`,`
`).trimEnd();return tidy(stored)===tidy(text)}var post_step=__webpack_require__(81628),invisible=__webpack_require__(7632);let HEAD=RegExp(`^ {0,3}(?:(?:[-*+]|\\d{1,3}[.)]) {1,4})?(?:\\[[ x]\\] )?[*_]{0,3}(?:((?:plane(?: (?:work )?(?:item|issue))?|(?:work )?item|issue|ticket|task)[*_]{0,3} ?:)|(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|implement(?:s|ed)?|part of|refs?|references|relates to)[*_]{0,3}:?)[*_]{0,3} {1,4}`,`i`),KEY=/^[*_`]{0,3}\[?(?:https?:\/\/[^\s()[\]]{1,200}\/)?([A-Z0-9_]{1,12}-[1-9]\d{0,8})(?![\p{L}\p{N}_-])\/?\]?(?:\([^\s()]{0,300}\))?[*_`]{0,3}/iu;function keysSaid(text){return ownLines(text).flatMap(keysOfLine)}function keysOfLine(line){let head=HEAD.exec(line);if(head===null)return[];let keys=[],rest=line.slice(head[0].length);for(;;){let[whole,key]=KEY.exec(rest)??[];if(whole===void 0||key===void 0)break;keys.push(key.toUpperCase()),rest=rest.slice(whole.length);let between=/^ ?(?:,|&| and )(?: and )? ?(?=\S)/i.exec(rest);if(between===null)break;rest=rest.slice(between[0].length)}return(head[1]===void 0?/^ *[.;]? *$/:/^(?:[.,;:)]| |$)/).test(rest)?keys:[]}let CODE_SPAN=/(`+)(?!`)[^`\n]*(?:(?!\1)`+[^`\n]*)*\1(?!`)/g,FENCE=/^ {0,3}(?:(?:[-*+]|\d{1,9}[.)]) {1,4}){0,3} {0,3}(`{3,}(?=[^`]*$)|~{3,})/,FOLDS=/<(\/?)(?:details|blockquote|pre|code|del|s)\b/gi,QUOTE=/^ {0,3}>[ \t]*\S/,BLOCK=/^\s*(?:$|[-*+#<]|\d{1,9}[.)]\s)/;function ownLines(text){let lines=[],fence=null,commented=!1,quoted=!1,folded=0;for(let written of text.split(/\r\n?|\n/)){if(written.length>1e4)continue;let line=(0,invisible.$B)(written).replace(/\p{Zs}/gu,` `);if(fence!==null){let bar=line.trim();bar.startsWith(fence)&&/^(?:`+|~+)$/.test(bar)&&(fence=null);continue}let bar=commented?void 0:FENCE.exec(line)?.[1];if(bar!==void 0){fence=bar,quoted=!1;continue}let{rest,open}=uncommented(line,commented);commented=open;let before=folded;for(let[,end]of rest.replace(CODE_SPAN,``).matchAll(FOLDS))folded=end===``?folded+1:Math.max(0,folded-1);quoted=QUOTE.test(rest)||quoted&&!BLOCK.test(rest),before===0&&folded===0&&!quoted&&rest.length<=400&&lines.push(rest)}return lines}function uncommented(line,inside){let spans=[...line.matchAll(CODE_SPAN)].map(({index,0:span})=>[index,index+span.length]),rest=``,at=0,open=inside;for(;;){let next=line.indexOf(open?`-->`:`<!--`,at);if(next===-1)return{rest:open?rest:rest+line.slice(at),open};let span=open?void 0:spans.find(([from,to])=>from<=next&&next<to);span===void 0?(open||(rest+=line.slice(at,next)),at=open?next+3:next+2,!open&&!/^---?>/.test(line.slice(at,at+4))&&(at+=2),open=!open):(rest+=line.slice(at,span[1]),at=span[1])}}function pullRef({repository,number}){return`${repository}#${number}`}function itemOfPull(pull,state,projects){if(pull.fork&&!pull.insider)return null;let ids=idsByKey(state,projects),prefixes=new Set([...ids.keys()].map(key=>key.slice(0,key.lastIndexOf(`-`)))),known=state.pulls?.[pullRef(pull)]?.item_id,said=keysSaid(pull.body).join(` `);for(let text of[pull.branch.replace(/[a-z]+/g,part=>part.toUpperCase()),pull.title,said]){let named=keysIn(text,[...prefixes]).flatMap(key=>ids.get(key)??[]),[first]=named;if(first!==void 0)return known!==void 0&&named.includes(known)?known:first}return null}function idsByKey(state,projects){let ids=new Map,known=Object.entries(state.items);for(let[id,{former_keys}]of known)for(let key of former_keys)projects.includes(key.slice(0,key.lastIndexOf(`-`)))||ids.set(key,id);let inOrder=known.toSorted(([,a],[,b])=>a.seen.created_at-b.seen.created_at);for(let[id,{key,project}]of inOrder)projects.includes(project)&&ids.set(key,id);return ids}function keysIn(text,projects){let found=new Set;for(let[,project=``,number=``]of text.matchAll(/(?<![\p{L}\p{N}_])([A-Z0-9_]{1,12})-([1-9]\d{0,8})(?![\p{L}\p{N}])/gu))if(projects.includes(project)&&found.add(`${project}-${number}`),found.size>=50)break;return[...found]}function pullStatusOf(item_id,state,url,waiting){let item=state.items[item_id];if(item===void 0)return null;let run=state.inflight[item_id],ended=state.history.filter(entry=>entry.item_id===item_id),counted=ended.length+(run===void 0?0:1);return{key:item.key,url,state:stateName(item,state),open:run===void 0?null:shown(run),ended:ended.map(({run_id,round,tag,class:failure,executor,terminal,seconds,tokens,cost_usd})=>({run_id,round:round??null,tag,class:failure,executor,terminal,seconds,tokens,cost_usd})),forgotten:Math.max(0,item.runs-counted),waits:run===void 0?waitsFor(item_id,item,state,waiting):null}}function shown(run){return{run_id:run.run_id,round:run.round,executor:run.executor,terminal:run.terminal,since:run.marked_at,unreachable_since:run.unreachable_since}}function stateName(item,state){let{left,seen}=item,[only,...others]=left?.state_ids??[];return left===null||only===void 0||others.length>0||left.updated_at<=seen.updated_at?seen.state.name:state.projects[item.project]?.info.states.find(({id})=>id===only)?.name??seen.state.name}function waitsFor(item_id,item,state,waiting){if(Object.values(state.outbox).some(publication=>publication.item_id===item_id&&publication.steps.some(step=>step.status===`open`)))return{detail:`The last result is still being posted in Plane.`,until:null};if(item.refused!==null)return{detail:`Plane refused the last result for good, so it is not in the item; a person looks at it.`,until:null};if(item.next!==null)return{detail:nextWords(item.next),until:item.next.not_before};let planned=waiting.find(({key,reason})=>key===item.key&&reason!==`answered`);return planned===void 0?item.answer===null?{detail:`It has its turn when it is assigned to a bot and there is room.`,until:null}:{detail:answerWords(item.answer),until:null}:{detail:planned.detail,until:planned.until}}function nextWords({kind,quota}){if(quota)return`The quota of its account is used up; it goes on after the reset.`;switch(kind){case`iteration`:return`The agent reported progress; its next step comes with the next tick.`;case`retry`:return`The last attempt failed with something that may pass; it is tried again.`;case`rerun`:return`The conversation could not be continued; it is tried again in a new one.`}}function answerWords({tag,class:failure}){if(failure===`cancelled`)return`A person stopped the work; a later move or a comment in Plane starts it again.`;switch(tag){case`review`:return`A person looks at the result.`;case`question`:return`The agent asks something; answer by a comment on the item in Plane.`;case`blocked`:return`The agent cannot go on; the comment on the item in Plane says why.`;case`progress`:case null:return`A person decides how it goes on.`}}var comment_refusal=__webpack_require__(66025),item_url=__webpack_require__(45856);function pullTeller(config,repositories,ports){return async(state,waiting,mayAct)=>{let events=[],pass={state,waiting,mayAct,writes:0};for(let repository of repositories){if(!mayAct())break;try{let{pulls,all}=await ports.pulls.open(repository);for(let pull of pulls)events.push(...await tellPull(pull,pass,config,ports));all&&events.push(...goneFrom(repository,pulls,state))}catch(error){ports.log.warn(`Pull requests of ${repository}: ${(0,errors.Zw)(error).message}`)}}return events}}async function tellPull(pull,pass,config,ports){let{state,waiting,mayAct}=pass,ref=pullRef(pull),before=state.pulls?.[ref],item_id=itemOfPull(pull,state,Object.keys(config.projects));if(item_id===null)return before===void 0?[]:letGo(pull,before,pass,config,ports);let body=bodyOf(item_id,state,waiting,config,ports);if(body===null)return[];let known=before?.item_id===item_id?before:{...before??NO_COMMENT,item_id,digest:null,linked:!1,refused:null},record={...known},digest=(0,bot_digest.o)(body);if(known.digest!==digest&&!isRefused(known,digest,pull)&&mayWrite(pass)){await beforeWrite(pass,ports);let result=await putPullComment(placeOf(pull,state,config,ports.home),body,ports);if(result.status===`failed`){let{code,message,remedy}=result.problem;(0,comment_refusal.T)(code)&&(record.refused={code,digest}),known.refused?.code!==code&&ports.log.warn(`${ref}: ${message} ${remedy}`.trimEnd())}else{let{comment_id,author,left}=result;Object.assign(record,{comment_id,author,digest:result.digest,refused:null}),left!==null&&ports.log.warn(`${ref}: ${leftWords(left)}`)}}return!known.linked&&mayAct()&&(record.linked=await pull_status_link(pull,item_id,state,config,ports)),pull_status_isSame(record,before)?[]:[{type:`pull-noted`,pull:ref,record}]}let NO_COMMENT={comment_id:null,author:null};function isRefused({refused},digest,{locked}){return refused!==null&&refused.digest===digest&&(locked||refused.code!==`github-conversation-locked`)}function mayWrite({mayAct,writes}){return mayAct()&&writes<20}async function beforeWrite(pass,{clock}){pass.writes>0&&await clock.sleep(1e3),pass.writes+=1}function leftWords({id,author}){return`The comment ${id}, which ${author} wrote with an earlier token, may not be changed with this one, and is out of date. Delete it by hand.`}async function letGo(pull,before,pass,config,ports){let{state}=pass,ref=pullRef(pull),item=state.items[before.item_id];if(item===void 0||!mayWrite(pass))return[];if(before.comment_id!==null){await beforeWrite(pass,ports);let problem=await removePullComment(placeOf(pull,state,config,ports.home),ports.pulls);if(problem!==null&&ports.log.warn(`${ref}: ${problem.message} ${problem.remedy}`.trimEnd()),problem!==null&&!(0,comment_refusal.T)(problem.code))return[]}return ports.log.info(`${ref} no longer belongs to ${item.key}: neither its branch nor its title nor a line of its text names it.`),[{type:`pull-dropped`,pull:ref}]}function placeOf(pull,state,config,home){let{comment_id=null,author=null}=state.pulls?.[pullRef(pull)]??{},{repository,number}=pull;return{repository,number,config_id:configId(config,state,home),former_id:formerId(config),comment_id,author}}async function pull_status_link(pull,item_id,state,config,ports){let item=state.items[item_id],project=item===void 0?void 0:state.projects[item.project]?.info;if(item===void 0||project===void 0)return!1;let terminal=state.inflight[item_id]?.terminal??item.thread?.terminal??null,target={project,item_id,as:terminal!==null&&terminal in config.terminals?terminal:null},title=`${pullRef(pull)}: ${pull.title}`,nobody={notify:()=>Promise.resolve()},done=await(0,post_step.F)({kind:`link`,target,url:pull.url,title},{...ports,notifier:nobody});return done.problem!==void 0&&ports.log.warn(`${item.key}: link to ${pullRef(pull)}: ${done.problem.message}`),done.status!==`open`}function goneFrom(repository,pulls,state){let open=new Set(pulls.map(pullRef));return Object.keys(state.pulls??{}).filter(pull=>pull.startsWith(`${repository}#`)&&!open.has(pull)).map(pull=>({type:`pull-dropped`,pull}))}function pull_status_isSame(record,before){return JSON.stringify(record)===JSON.stringify(before)}function bodyOf(item_id,state,waiting,config,{redact,home}){let key=state.items[item_id]?.key,status=key===void 0?null:pullStatusOf(item_id,state,(0,item_url.B)(config,key),waiting);return status===null?null:pullCommentText(renderPullComment(status,configId(config,state,home),redact),redact)}function configId(config,{lineage},home){let{store,repository=home}=config.state,where=store===`file`?null:repository?.toLowerCase()??null;return shortHash([...placeParts(config),lineage,where])}function formerId(config){return shortHash(placeParts(config))}function placeParts({plane,state}){return[plane.base_url.replace(/\/+$/,``),plane.workspace,state.store,state.branch,state.path]}function shortHash(parts){return(0,external_node_crypto_.createHash)(`sha256`).update(JSON.stringify(parts)).digest(`hex`).slice(0,12)}async function pullStatusFor(pull,load,config,ports,{dry_run}){let skipped=reason=>({status:`skipped`,reason});if(config.pull_requests?.status===!1)return skipped(`Status comments are switched off (pull_requests.status).`);if(pull===null)return skipped(`The event is not about a pull request.`);let name=pullRef(pull);if(!pull.open)return skipped(`${name} is closed.`);if(pull.fork)return skipped(`${name} comes from a fork, whose runs may only read; the scheduled tick looks at it.`);let state=await load();if(state===null)return skipped(`There is no state yet: no tick has saved one.`);let item_id=itemOfPull(pull,state,Object.keys(config.projects)),body=item_id===null?null:bodyOf(item_id,state,[],config,ports),key=item_id===null?void 0:state.items[item_id]?.key;if(body===null||key===void 0)return skipped(`${name} belongs to no known item: neither its branch nor its title nor a line of its text (\`Plane: ENG-12\`) names one.`);if(dry_run)return{status:`planned`,pull:name,key,body};let result=await putPullComment(placeOf(pull,state,config,ports.home),body,ports);return result.status===`failed`?result.problem.code===`github-permission`?{status:`forbidden`,pull:name,key,problem:result.problem}:(0,comment_refusal.T)(result.problem.code)?skipped(`${result.problem.message} ${result.problem.remedy}`):{status:`failed`,pull:name,problem:result.problem}:{status:result.status,pull:name,key}}var prompt_file=__webpack_require__(84890);let WINDOW_MS=6e4,KEPT={publish:0,cancel:1/12,command:1/6,intake:1/4};function reserveOf(purpose,limit){return Math.floor(limit*KEPT[purpose])}class Budget{#limit;#sent=[];#foreign=0;#foreignUntil=0;#shutUntil=0;constructor(limit){this.#limit=limit}take(purpose,now){if(now<this.#shutUntil)return{granted:!1,until:this.#shutUntil,shut:!0};this.#sent=this.#sent.filter(time=>time+WINDOW_MS>now);let most=this.#limit-reserveOf(purpose,this.#limit);return this.#used(now)<most?(this.#sent.push(now),{granted:!0}):{granted:!1,until:[...this.#sent.map(time=>time+WINDOW_MS),this.#foreignUntil].toSorted((a,b)=>a-b).find(end=>end>now&&this.#used(end)<most)??now+WINDOW_MS,shut:!1}}learn(remaining,now){let own=this.#sent.filter(time=>time+WINDOW_MS>now).length;this.#foreign=Math.max(0,this.#limit-remaining-own),this.#foreignUntil=now+WINDOW_MS}refused(until){this.#sent.pop(),this.#shutUntil=Math.max(this.#shutUntil,until)}#used(now){return this.#sent.filter(time=>time+WINDOW_MS>now).length+(now<this.#foreignUntil?this.#foreign:0)}}function undiciHttp(dispatcher,stop){let exchange=(0,http_exchange.e6)(dispatcher,stop);return async request=>{let{status,headers,bytes}=await exchange(request);return{status,headers,body:new TextDecoder().decode(bytes)}}}let LONE_SURROGATE=/[\ud800-\udfff]/gu;function sendable(text){return text.replaceAll(`\0`,``).replace(LONE_SURROGATE,`�`)}function sendableJson(value){return typeof value==`string`?sendable(value):Array.isArray(value)?value.map(entry=>sendableJson(entry)):typeof value!=`object`||!value?value:Object.fromEntries(Object.entries(value).map(([key,entry])=>[key,sendableJson(entry)]))}function oneLine(text,max){let line=(0,visible_text.O)(sendable(text));return line.length<=max?line:`${line.slice(0,max).replace(LONE_SURROGATE,``)}…`}function cut(text,max){return text.length<=max?text:text.slice(0,max).replace(/[\ud800-\udbff]$/,``)}function isJson(answer){return/^application\/([a-z0-9.+-]*\+)?json\b/i.test((answer.headers[`content-type`]??``).trim())}function jsonOf(answer){if(isJson(answer))try{return JSON.parse(answer.body)}catch{return}}function errorText(body){let parts=[],walk=(value,path)=>{if(!(parts.length>=20)){if(typeof value==`string`||typeof value==`number`)parts.push(path===``?String(value):`${path}: ${value}`);else if(Array.isArray(value))for(let entry of value)walk(entry,path);else if(typeof value==`object`&&value)for(let[key,entry]of Object.entries(value)){let plain=[`error`,`detail`,`non_field_errors`,`error_message`].includes(key);key!==`id`&&key!==`error_code`&&walk(entry,plain?path:path===``?key:`${path}.${key}`)}}};return walk(body,``),oneLine(parts.join(`; `),400)}function refusalOf(answer,place,until){let{status}=answer,body=jsonOf(answer),text=errorText(body),fail=(problem,more={})=>new errors.NQ(problem,{status,...more}),says=`Plane answered ${status} to ${place.request}${text===``?``:`: ${text.replace(/\.+$/,``)}`}`;if(status>=300&&status<400)return fail(redirectProblem(answer,place));if(status===429)return fail({code:`plane-rate-limited`,message:`${says}. Too many requests with this key; the next one may be sent at ${new Date(until).toISOString()}.`,remedy:`Nothing, if it is rare. Else lower plane.requests_per_minute or give the key to nobody but agentd.`,retry:!0},{until});if(status>=500)return fail({code:`plane-server-error`,message:`${says}.`,remedy:`Look at the health and the log of the Plane server.`,retry:!0});if(status===410)return fail({code:`plane-not-found`,message:`${says}.`,remedy:`It was removed for good; nothing needs doing unless it should be there.`,retry:!1});if(status===413)return fail({code:`plane-too-large`,message:`${says}.`,remedy:`Lower limits.comment_chars, or raise what the server and the proxies in front of it take (FILE_SIZE_LIMIT).`,retry:!1});if(body===void 0)return fail(pageProblem(answer,place));if(status===401||status===403&&/token is not valid/i.test(text))return fail({code:`plane-token-invalid`,message:`Plane does not accept the API key that ${place.key_name} names (${status} to ${place.request}): it is wrong, expired or revoked.`,remedy:`Make a new key in Plane (Profile → Personal access tokens) as that user and put it where ${place.key_name} says.`,retry:!1});if(status===403){let remedy=`Check plane.workspace, and that the user of ${place.key_name} is a member (role Member) of the workspace and the project.`;return fail({code:`plane-forbidden`,message:`${says}.`,remedy,retry:!1})}return status===404&&text===`Page not found.`?fail({code:`plane-route-missing`,message:`${says}.`,remedy:`This Plane has no such route: check plane.base_url, or update the server (v1.1 or later).`,retry:!1}):status===404?fail({code:`plane-not-found`,message:`${says}.`,remedy:`It was deleted, archived or moved; nothing needs doing unless it should be there.`,retry:!1}):status===409?fail({code:`plane-conflict`,message:`${says}.`,remedy:``,retry:!1},{existing_id:idIn(body)}):status===400&&/Invalid pk\b/i.test(text)?fail({code:`plane-reference-gone`,message:`${says}.`,remedy:`What it names was deleted in Plane. Make it again, or name another in the configuration; it is tried again.`,retry:!1}):fail({code:`plane-refused`,message:`${says}.`,remedy:`Mend in Plane what its words name; a rule of the project or of the workspace may forbid this.`,retry:!1})}let SPEAKS_NO_TLS=/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/;function failureProblem(failure,place){let origin=new URL(place.url).origin;if(failure.kind===`too-large`){let message=`The answer to ${place.request} is larger than ${failure.code}.`;return new errors.NQ(unreadable(message,`Make the item or its comments smaller.`),{status:null})}if(SPEAKS_NO_TLS.test(failure.code)){let plain=origin.replace(/^https:/,`http:`),message=`${place.request}: ${origin} does not speak TLS (${failure.code}).`,remedy=`If that is the right port, write \`${plain}\` in plane.base_url; the key then travels unencrypted.`;return new errors.NQ({code:`plane-unreachable`,message,remedy,retry:!0},{status:null,unsent:!0,cause:failure})}let why={unsent:`${origin} cannot be reached (${failure.code})`,certificate:`the certificate of ${origin} is not trusted (${failure.code})`,lost:`the connection to ${origin} broke (${failure.code})`,timeout:`${origin} did not answer in time (${failure.code})`}[failure.kind],remedy=failure.kind===`certificate`?`Give the server a valid certificate, or name its authority in NODE_EXTRA_CA_CERTS.`:`Check plane.base_url, the network and that Plane is up.`,problem={code:`plane-unreachable`,message:`${place.request}: ${why}.`,remedy,retry:!0},unsent=failure.kind===`unsent`||failure.kind===`certificate`;return new errors.NQ(problem,{status:null,unsent,cause:failure})}function unreadableAnswer(place,status,what){let message=`The answer to ${place.request} (${status}) cannot be read: ${oneLine(what,400)}.`;return new errors.NQ(unreadable(message,`Check plane.base_url: it must be the address of the API host.`),{status})}function unreadable(message,remedy){return{code:`plane-answer-unreadable`,message,remedy,retry:!0}}function pageProblem(answer,place){let type=oneLine(answer.headers[`content-type`]??`no content type`,60),by=answer.headers.server===void 0?``:` from ${oneLine(answer.headers.server,40)}`;return unreadable(`${place.request} was answered ${answer.status} with a page${by} (${type}) where Plane sends JSON.`,answer.status===404?`Check plane.base_url: the address of the API host, without /api/v1.`:`Something in front of Plane refused the request. It is tried again; if it stays, allow /api/v1 there.`)}function redirectProblem(answer,place){let here=new URL(place.url),location=answer.headers.location,there=location===void 0||!URL.canParse(location,here.href)?null:new URL(location,here.href),tell=(cause,remedy)=>({code:`plane-redirect`,message:`${place.request} was redirected (${answer.status})${there===null?``:` to ${there.origin}${oneLine(there.pathname,200)}`}: ${cause}. Redirects are not followed, because they turn a POST into a GET.`,remedy,retry:!1});return there===null?tell(`no address is given`,`Check plane.base_url.`):here.protocol===`http:`&&there.protocol===`https:`?tell(`the server wants https`,`Set plane.base_url to ${there.origin}.`):there.origin===here.origin&&there.pathname===`${here.pathname}/`?tell(`a slash at the end is missing`,`Report this: every request must end with a slash.`):there.origin===here.origin?tell(`something in front of Plane answers`,`Let /api/v1 pass without a login page.`):tell(`Plane lives at another address`,`Set plane.base_url to ${there.origin}, if that is your Plane.`)}function idIn(body){return typeof body==`object`&&body&&`id`in body&&typeof body.id==`string`?body.id:null}let BUSY=new Set([502,503,504]);function waitBeforeRepeat(attempt){if(attempt.number>=3)return null;let wait=wish(attempt);return wait===null||wait>attempt.patience_ms?null:wait}function untilAfter429(now,retry_after_ms){return now+(retry_after_ms??3e4)+1e3}function wish({method,outcome,number,fraction}){let backoff=Math.round(400*2**(number-1)*(1+fraction));return outcome.kind===`failure`?outcome.failure===`unsent`||outcome.failure===`lost`&&isRepeatable(method)?backoff:null:outcome.status===429?untilAfter429(0,outcome.retry_after_ms):!isRepeatable(method)||!BUSY.has(outcome.status)?null:Math.max(backoff,outcome.retry_after_ms??0)}function isRepeatable(method){return method===`GET`||method===`DELETE`}let PATIENCE_MS={publish:65e3,cancel:65e3,command:1e4,intake:1e4};class PlaneClient{#options;#root;#budgets=new Map;#rejected=new Map;#requests=0;constructor(options){this.#options=options,this.#root=`${options.base_url.replace(/\/+$/,``).replace(/\/api\/v1$/,``)}/api/v1/`}get requests(){return this.#requests}token(as){let token=this.#options.tokens(as)?.trim()??``,name=this.#keyName(as);if(token===``){let remedy=`Set the environment variable that ${name} names${as===null?` (${this.#options.token_key})`:``}.`;throw unsent({code:`plane-token-missing`,message:`There is no Plane API key for ${as===null?`reading`:`terminal ${as}`}.`,remedy,retry:!1})}if(!/^[\x21-\x7e]+$/.test(token)||/["'`]/.test(token))throw unsent({code:`plane-token-invalid`,message:`What ${name} names is not an API key: it holds quotes, blanks, line breaks or other characters.`,remedy:`Put the key alone on one line; it looks like plane_api_ and 32 hexadecimal digits.`,retry:!1});return token}async send(call){let{clock,log}=this.#options,token=this.token(call.as),rejected=this.#rejected.get(token);if(rejected!==void 0&&clock.now()<rejected.until)throw rejected.error;let budget=this.#budgetOf(token),place=this.#place(call);for(let number=1;;number+=1){await this.#admit(call,budget,place),this.#requests+=1;let began=clock.now(),result=await this.#exchange(call,token,place),now=clock.now();if(log.debug(`${place.request} → ${result instanceof http_exchange.HR?result.message:result.status} ${now-began} ms`),!(result instanceof http_exchange.HR)&&(learnFrom(result,budget,now),result.status>=200&&result.status<300))return successBody(result,place);let outcome=outcomeOf(result,now),patience_ms=this.#patience(call,now),fraction=this.#options.random.fraction(),wait=waitBeforeRepeat({method:call.method,outcome,number,patience_ms,fraction});if(wait===null){let error=problemOfResult(result,place,now);throw error.problem.code===`plane-token-invalid`&&this.#rejected.set(token,{error,until:now+6e4}),error}await clock.sleep(wait,this.#options.stop)}}async#admit(call,budget,place){let{clock}=this.#options;for(;;){if(this.#options.stop?.aborted===!0)throw stopped(place);let now=clock.now(),grant=budget.take(call.purpose,now);if(grant.granted)return;let wait=grant.until-now;if(!(wait<=50||call.purpose===`publish`||grant.shut&&call.purpose===`cancel`)||wait>this.#patience(call,now))throw spent(grant,call.purpose,place);await clock.sleep(wait,this.#options.stop)}}async#exchange(call,token,place){let headers={"x-api-key":token,accept:`application/json`,"user-agent":`agentd`};call.body!==void 0&&(headers[`content-type`]=`application/json`);let body=call.body===void 0?null:JSON.stringify(sendableJson(call.body)),request={method:call.method,url:place.url,headers,body,timeout_ms:3e4,max_bytes:67108864};try{return await this.#options.http(request)}catch(error){if(error instanceof http_exchange.HR)return error;throw error}}#patience({purpose,method},now){let{deadline}=this.#options;if(deadline===null)return PATIENCE_MS[purpose];let room=method===`GET`?0:45e3;return Math.min(PATIENCE_MS[purpose],deadline-room-now)}#budgetOf(token){let known=this.#budgets.get(token);if(known!==void 0)return known;let made=new Budget(this.#options.requests_per_minute);return this.#budgets.set(token,made),made}#place(call){let url=new URL(`${this.#root}${call.path.map(segment).join(``)}`),request=`${call.method} ${url.pathname}`;for(let[name,value]of Object.entries(call.query??{}))url.searchParams.set(name,value);return{request,url:url.href,key_name:this.#keyName(call.as)}}#keyName(as){return as===null?`plane.token_key`:`terminals.${as}.token_key`}}function segment(part){if(!/^\.{0,2}$/.test(part))return`${encodeURIComponent(part)}/`;let message=`"${part}" cannot be part of a Plane address.`;throw new errors.NQ({code:`plane-refused`,message,remedy:`Check plane.workspace.`,retry:!1},{status:null})}function learnFrom(answer,budget,now){if(answer.status===429){budget.refused(untilAfter429(now,(0,http_exchange.Vs)(answer.headers[`retry-after`],now)));return}let remaining=answer.headers[`x-ratelimit-remaining`];remaining!==void 0&&/^\d{1,9}$/.test(remaining)&&budget.learn(Number(remaining),now)}function outcomeOf(result,now){if(result instanceof http_exchange.HR)return{kind:`failure`,failure:result.kind};let retry_after_ms=(0,http_exchange.Vs)(result.headers[`retry-after`],now);return{kind:`answer`,status:result.status,retry_after_ms}}function problemOfResult(result,place,now){return result instanceof http_exchange.HR?failureProblem(result,place):refusalOf(result,place,untilAfter429(now,(0,http_exchange.Vs)(result.headers[`retry-after`],now)))}function successBody(answer,place){if(answer.body===``)return null;let body=jsonOf(answer);if(body===void 0){let type=answer.headers[`content-type`]??`no content type`;throw unreadableAnswer(place,answer.status,`it is no JSON (${type})`)}return body}function spent(grant,purpose,place){let when=new Date(grant.until).toISOString(),why=grant.shut?`Plane said 429`:`what is left is kept for more urgent calls than ${purpose}`,message=`${place.request} was not sent: the requests of this minute are spent (${why}) until ${when}.`,detail={status:null,until:grant.until,unsent:!0};return new errors.NQ({code:`plane-budget`,message,remedy:`The next tick goes on. If it happens often, raise API_KEY_RATE_LIMIT on the Plane server and plane.requests_per_minute.`,retry:!0},detail)}function stopped(place){return unsent({code:`plane-not-asked`,message:`${place.request} was not sent: the tick was told to stop.`,remedy:``,retry:!0})}function unsent(problem){return new errors.NQ(problem,{status:null,unsent:!0})}var core=__webpack_require__(74214),work_item=__webpack_require__(82192);let TIMESTAMP=/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/;function parseTime(text){let match=TIMESTAMP.exec(text);if(match===null)return null;let[,seconds=``,fraction=``,zone=``]=match,offset=zone===`Z`||zone.includes(`:`)?zone:`${zone.slice(0,3)}:${zone.slice(3)}`,millis=Date.parse(`${seconds}.${fraction.slice(0,3).padEnd(3,`0`)}${offset}`);return Number.isNaN(millis)?null:millis}let id=schemas.YjP().min(1),ref=schemas.KCZ([id,schemas.Ikc({id}).transform(object=>object.id)]),time=schemas.YjP().transform((text,context)=>{let millis=parseTime(text);return millis===null?(context.addIssue({code:`custom`,message:`not a timestamp with a time zone: ${oneLine(text,40)}`}),core.tm):millis}),schema_text=schemas.YjP().nullish().transform(value=>value??``),Page=schemas.Ikc({results:schemas.YOg(schemas.L5J()),next_page_results:schemas.zMY(),next_cursor:schemas.YjP().nullish(),total_results:schemas.aig().nullish().catch(null)}),ProjectRow=schemas.Ikc({id,identifier:schemas.YjP().min(1),name:schemas.YjP(),is_member:schemas.zMY().nullish(),member_role:schemas.aig().nullish().catch(null),archived_at:schemas.YjP().nullish()}),StateRow=schemas.Ikc({id,name:schemas.YjP(),group:schemas.YjP()}),LabelRow=schemas.Ikc({id,name:schemas.YjP()}),MemberRow=schemas.Ikc({id,email:schema_text,display_name:schema_text}),UserRow=schemas.Ikc({id}),ItemRow=schemas.Ikc({id,project:ref.nullish(),sequence_id:schemas.aig().int(),name:schemas.YjP(),description_html:schemas.YjP().nullish(),state:ref,assignees:schemas.YOg(ref),labels:schemas.YOg(ref),priority:schemas.k5n(work_item.B).catch(`none`),created_at:time,updated_at:time,archived_at:schemas.YjP().nullish()}),TrialRow=schemas.Ikc({id,sequence_id:schemas.aig().int(),state:ref,assignees:schemas.YOg(ref)}),CommentRow=schemas.Ikc({id,issue:ref.nullish(),actor:ref.nullable(),updated_by:ref.nullish(),created_at:time,comment_html:schema_text,access:schemas.YjP().nullish(),external_source:schemas.YjP().nullish(),external_id:schemas.YjP().nullish()}),PostedComment=schemas.Ikc({id,comment_html:schemas.YjP().nullish()}),CommentOwner=schemas.Ikc({id,actor:ref.nullable(),updated_by:ref.nullish(),created_at:time.nullish().catch(null),comment_html:schemas.YjP().nullish()}),RelationsRow=schemas.Ikc({blocked_by:schemas.YOg(schemas.KCZ([id.transform(issue_id=>({issue_id,project_id:null})),schemas.Ikc({issue_id:id,project_id:id.nullish()}),schemas.Ikc({id,project_id:id.nullish()}).transform(object=>({issue_id:object.id,project_id:object.project_id}))]))}),BlockerRow=schemas.Ikc({sequence_id:schemas.aig().int(),state:schemas.KCZ([id.transform(state_id=>({id:state_id,group:null})),schemas.Ikc({id,group:schemas.YjP()})]),project:schemas.KCZ([id.transform(project_id=>({id:project_id,identifier:null})),schemas.Ikc({id,identifier:schemas.YjP().min(1)})])});function issuesOf(error){return oneLine(error.issues.slice(0,3).map(issue=>`${issue.path.join(`.`)||`the body`}: ${issue.message}`).join(`; `),300)}function readAs(schema,data,problem){let result=schema.safeParse(data);if(result.success)return result.data;throw problem(issuesOf(result.error))}class Reader{client;#log;constructor(client,log){this.client=client,this.#log=log}async one(schema,path,query,caller){let{as,purpose}=caller;return readAs(schema,await this.client.send({method:`GET`,path,query,as,purpose}),faults=>reader_unreadable(path,faults))}async walk(path,query,{as,purpose},take){let seen=new Set,total=null,shrank=!1,cursor=null;for(let number=1;number<=200;number+=1){let paging={...query,per_page:`100`,...cursor===null?{}:{cursor}},envelope;try{let body=await this.client.send({method:`GET`,path,query:paging,as,purpose});envelope=Array.isArray(body)?whole(body):readAs(Page,body,faults=>reader_unreadable(path,faults))}catch(error){if(number>1&&error instanceof errors.NQ)return failed(path,number,error.problem);throw error}let ids=idsOf(envelope.results).filter(id=>!seen.has(id)),repeats=ids.length===0&&envelope.next_page_results;if(repeats&&number===1)throw reader_unreadable(path,`its first page is empty, and more is said to follow`);if(repeats)return reader_cut(path,`its pages repeat after ${seen.size} entries`);for(let id of ids)seen.add(id);let count=envelope.total_results??null;if(shrank||=total!==null&&count!==null&&count<total,total=count,take(envelope.results)===`enough`||!envelope.next_page_results)return shrank?moved(path):null;cursor=envelope.next_cursor??`100:${number}:0`}return reader_cut(path,`it has more than 200 pages`)}async all(schema,path,query,caller){let rows=new Map,partial=await this.walk(path,query,caller,page=>{for(let row of this.rows(schema,page,path))rows.has(row.id)||rows.set(row.id,row);return`more`});return{rows:[...rows.values()],partial}}rows(schema,page,path){return page.flatMap(raw=>{let result=schema.safeParse(raw);return result.success?[result.data]:(this.#log.warn(`Plane: a row of ${path.join(`/`)}/ (${idOf(raw)??`no id`}) cannot be read: ${issuesOf(result.error)}`),[])})}}function reader_unreadable(path,faults,method=`GET`){let message=`The answer of Plane to ${method} ${path.join(`/`)}/ cannot be read: ${faults}.`;return new errors.NQ({code:`plane-answer-unreadable`,message,remedy:`Check plane.base_url and the version of Plane; if both are right, report this.`,retry:!0},{status:null})}function idsOf(page){return page.map(idOf).filter(id=>id!==null)}function whole(results){return{results:[...results],next_page_results:!1}}let SPENT=new Set([`plane-budget`,`plane-rate-limited`]);function failed(path,page,{code,message,remedy,retry}){return readInPart(SPENT.has(code)?`plane-list-spent`:`plane-list-partial`,path,`page ${page} failed (${message.replace(/\.+$/,``)})`,{remedy,retry})}function reader_cut(path,why){return readInPart(`plane-list-partial`,path,why,{remedy:`Check what stands between agentd and Plane: a cache that ignores the query shows one page for ever, or another one.`,retry:!0})}function moved(path){return readInPart(`plane-list-partial`,path,`it became shorter meanwhile`,{remedy:``,retry:!0})}function readInPart(code,path,why,more){return{code,message:`GET ${path.join(`/`)}/ was read in part: ${why}. What was seen of it is used, and what was not is taken for unknown.`,...more}}function idOf(raw){return typeof raw==`object`&&raw&&`id`in raw&&typeof raw.id==`string`?raw.id:null}function whyNoWriting(row,key,as){let who=`The user behind terminals.${as}.token_key`;return row===null||row.is_member===!1?{code:`plane-bot-not-member`,message:`${who} is not a member of project ${key}, so it could not post there what a run says.`,remedy:`Add the user to the project in Plane with the role Member; being in the workspace is not enough.`,retry:!1}:typeof row.member_role!=`number`||row.member_role>=15?null:{code:`plane-bot-guest`,message:`${who} is a guest in project ${key}: it may comment there, and not move a work item.`,remedy:`Give the user the role Member in that project.`,retry:!1}}let EXTERNAL_SOURCE=`agentd`,UNSEEN=new Set([`plane-forbidden`,`plane-not-found`]);class PlaneWriter{#client;#reader;#routes;#vocabulary;#users=new Map;constructor({client,reader,routes,vocabulary}){this.#client=client,this.#reader=reader,this.#routes=routes,this.#vocabulary=vocabulary}async whoAmI(as){let token=this.#client.token(as),known=this.#users.get(token);if(known!==void 0)return known;let{id}=await this.#reader.one(UserRow,[`users`,`me`],{},{as,purpose:`publish`});return this.#users.set(token,id),id}keyPrint(as){let token;try{token=this.#client.token(as)}catch{return null}return(0,external_node_crypto_.createHash)(`sha256`).update(token).digest(`hex`).slice(0,16)}async mayWrite({id,key},as){let path=this.#routes.project(id);try{return whyNoWriting(await this.#reader.one(ProjectRow,path,{fields:`id,identifier,name,is_member,member_role,archived_at`},{as,purpose:`intake`}),key,as)}catch(error){if(error instanceof errors.NQ&&UNSEEN.has(error.problem.code))return whyNoWriting(null,key,as);throw error}}async putComment(target,external_id,html){let body={comment_html:html,external_source:EXTERNAL_SOURCE,external_id},first=await this.#postComment(target,body);if(`posted`in first)return first.posted;let found=await this.#lookAt(target,first.existing_id);if(found===null){let second=await this.#postComment(target,body);if(`posted`in second)return second.posted;throw unseen(target,external_id,second.existing_id)}let{actor,intact,html:kept}=found;if(!found.isOurs(actor))throw taken(target,external_id,first.existing_id,strangerOf(actor));if(isAnother(first.existing_id,found,target))throw taken(target,external_id,first.existing_id,ANOTHER);return{comment_id:first.existing_id,created:!1,html:intact?kept:null}}async move(target,state_id){let caller=callerOf(target),{row,path}=await this.#routes.workItems(target.project.id,caller,async items=>{let item=[...items,target.item_id],answer=await this.#client.send({method:`PATCH`,path:item,body:{state:state_id},...caller});return{row:readAs(ItemRow,answer,faults=>reader_unreadable(item,faults,`PATCH`)),path:item}});if(row.id!==target.item_id)throw reader_unreadable(path,`it is of work item ${row.id}`);if(row.state!==state_id)throw refuse({code:`plane-state-ignored`,message:`Plane accepted the new state of ${target.project.key}-${row.sequence_id} and did not set it: asked for ${state_id}, got ${row.state}.`,remedy:`Check whether a workflow rule of the project forbids this move for the user.`,retry:!1});let[item]=await this.#vocabulary.items(target.project,[row],caller);if(item===void 0)throw reader_unreadable(path,`its state ${row.state} is unknown`,`PATCH`);return item}async putLink(target,url,title){let caller=callerOf(target),body={url,title:cut(title,255)};try{return await this.#onItem(target,`links`,path=>this.#client.send({method:`POST`,path,body,...caller})),{created:!0}}catch(error){if(error instanceof errors.NQ&&error.status===400&&/URL already exists/i.test(error.message))return{created:!1};throw error}}async#postComment(target,body){let caller=callerOf(target);try{return await this.#onItem(target,`comments`,async path=>{let answer=await this.#client.send({method:`POST`,path,body,...caller}),{id,comment_html}=readAs(PostedComment,answer,faults=>reader_unreadable(path,faults,`POST`));return{posted:{comment_id:id,created:!0,html:comment_html??null}}})}catch(error){if(!(error instanceof errors.NQ)||error.status!==409||error.existing_id===null)throw error;return{existing_id:error.existing_id}}}async#lookAt(target,comment_id){try{let found=await this.#ownerOf(target,comment_id);if(found===null)return null;let ours=new Set([await this.whoAmI(target.as),...target.bots??[]]),{actor,updated_by=null,comment_html=null,created_at=null}=found,isOurs=user=>user!==null&&ours.has(user);return{actor,intact:updated_by===null||isOurs(updated_by),html:comment_html,created_at,isOurs}}catch(error){throw error instanceof errors.NQ?unread(target,comment_id,error):error}}async#ownerOf(target,comment_id){let caller=callerOf(target),query={fields:`id,actor,updated_by,created_at,comment_html`};try{return await this.#onItem(target,`comments`,async path=>{let found=await this.#reader.one(CommentOwner,[...path,comment_id],query,caller);if(found.id!==comment_id)throw reader_unreadable([...path,comment_id],`it is of comment ${found.id}`);return found})}catch(error){if(error instanceof errors.NQ&&error.problem.code===`plane-not-found`)return null;throw error}}#onItem(target,part,act){return this.#routes.workItems(target.project.id,callerOf(target),path=>act([...path,target.item_id,part]))}}function callerOf(target){return{as:target.as,purpose:`publish`}}function isAnother(id,{intact,created_at},{others,due}){return others?.includes(id)===!0||!intact&&created_at!==null&&due!==void 0&&created_at<due-36e5}let ANOTHER=`a bot of ours, which said something else in it; somebody has changed its id`;function strangerOf(actor){return`${actor===null?`a user that is gone`:`user ${actor}`}, who is no bot of ours`}function taken(target,external_id,comment_id,by){return refuse({code:`plane-comment-taken`,message:`The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id} of ${by}. The comment was not posted.`,remedy:`Look at that comment, and at who made it; delete it if it is not wanted.`,retry:!1})}function unseen(target,external_id,comment_id){return refuse({code:`plane-comment-unseen`,message:`The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id}, which is not seen on this work item: it hangs on another one, or is too new to be seen.`,remedy:``,retry:!0})}function unread(target,comment_id,cause){let{message,remedy,retry}=cause.problem;return refuse({code:`plane-comment-unread`,message:`Comment ${comment_id} in project ${target.project.key} holds our external id, and cannot be looked at: ${message}`,remedy,retry},cause)}function refuse(problem,cause){return new errors.NQ(problem,{status:null,unsent:!0,until:cause?.until??null,cause})}let ROUTE_EXISTS=new Set([`plane-not-found`,`plane-refused`,`plane-conflict`]);class Routes{#client;#workspace;#family=`work-items`;#settled=!1;constructor(client,workspace){this.#client=client,this.#workspace=workspace}get projects(){return[`workspaces`,this.#workspace,`projects`]}project(project_id,...rest){return[...this.projects,project_id,...rest]}async workItems(project_id,caller,act){try{let result=await act(this.project(project_id,this.#family));return this.#settled=!0,result}catch(error){if(!(error instanceof errors.NQ)||(ROUTE_EXISTS.has(error.problem.code)&&(this.#settled=!0),this.#settled||error.problem.code!==`plane-route-missing`)||!await this.#issuesAnswer(project_id,caller))throw error}return this.#family=`issues`,this.#settled=!0,act(this.project(project_id,this.#family))}async#issuesAnswer(project_id,caller){let{as,purpose}=caller,query={per_page:`1`,fields:`id`};try{return await this.#client.send({method:`GET`,path:this.project(project_id,`issues`),query,as,purpose}),!0}catch(error){if(error instanceof errors.NQ)return!1;throw error}}}let DONE=new Set([`completed`,`cancelled`]),ABOUT_ONE=new Set([`plane-forbidden`,`plane-not-found`,`plane-refused`,`plane-answer-unreadable`]);class Blockers{#reader;#routes;#vocabulary;#directory;#serverHasRelations=!0;constructor(reader,routes,vocabulary,directory){this.#reader=reader,this.#routes=routes,this.#vocabulary=vocabulary,this.#directory=directory}async of(project,id,caller){let pairs=await this.#pairs(project,id,caller),blockers=[];for(let[index,pair]of pairs.entries()){let blocker=index<20?await this.#read(project,pair,caller):blockers_unread(pair);blocker!==null&&blockers.push(blocker)}return blockers}async#pairs(project,id,caller){if(!this.#serverHasRelations)return[];try{let path=this.#routes.project(project.id,`work-items`,id,`relations`),{blocked_by}=await this.#reader.one(RelationsRow,path,{},caller),others=blocked_by.map(entry=>({issue_id:entry.issue_id,project_id:entry.project_id??project.id})).filter(pair=>pair.issue_id!==id);return[...new Map(others.map(pair=>[pair.issue_id,pair])).values()]}catch(error){if(!(error instanceof errors.NQ))throw error;if(error.problem.code===`plane-route-missing`)this.#serverHasRelations=!1;else if(error.problem.code!==`plane-not-found`)throw error;return[]}}async#read(project,pair,caller){try{let query={fields:`id,sequence_id,state,project`,expand:`state,project`},row=await this.#routes.workItems(pair.project_id,caller,path=>this.#reader.one(BlockerRow,[...path,pair.issue_id],query,caller)),key=row.project.identifier??(pair.project_id===project.id?project.key:null),group=row.state.group??await this.#groupOf(pair.project_id,row.state.id,caller);return{key:key===null?pair.issue_id:`${key}-${row.sequence_id}`,done:group!==null&&DONE.has(group)}}catch(error){if(!(error instanceof errors.NQ)||!ABOUT_ONE.has(error.problem.code))throw error;return error.problem.code===`plane-not-found`&&await this.#isOpen(pair.project_id,caller)?null:blockers_unread(pair)}}async#groupOf(project_id,state_id,caller){return(await this.#vocabulary.states(project_id,caller)).rows.find(state=>state.id===state_id)?.group??null}async#isOpen(project_id,caller){let row=await this.#directory.byId(project_id,caller);return row!==null&&row.is_member!==!1&&typeof row.archived_at!=`string`}}function blockers_unread(pair){return{key:pair.issue_id,done:!1}}var config_nearest=__webpack_require__(14474);let FIELDS=`id,identifier,name,is_member,archived_at`;class Directory{#reader;#routes;#clock;#list=null;constructor(reader,routes,clock){this.#reader=reader,this.#routes=routes,this.#clock=clock}async find(key,known,caller){let{rows,partial}=await this.#rows(caller),row=rows.find(project=>project.identifier===key);if(row!==void 0)return joined(row);let renamed=rows.find(({id})=>id===known);if(renamed!==void 0)throw directory_refuse({code:`plane-project-renamed`,message:`In Plane, project ${key} has the identifier ${renamed.identifier} by now. Its work items go on under ${key} here.`,remedy:`Rename projects.${key} to projects.${renamed.identifier} in the configuration; its work items follow.`,retry:!1});if(partial!==null)throw directory_refuse(partial);let names=rows.map(({identifier})=>({identifier,distance:(0,config_nearest.YC)(key,identifier)})).toSorted((a,b)=>a.distance-b.distance).slice(0,12).map(({identifier})=>identifier).join(`, `);throw directory_refuse({code:`plane-project-unknown`,message:`Plane has no project with the identifier ${key} in this workspace, or the user may not see it. ${names===``?`This key sees no project.`:`This key sees: ${names}.`}`,remedy:`Use the identifier as Plane shows it before the number of a work item, and add the user to the project.`,retry:!1})}async byId(project_id,caller){return(await this.#rows(caller)).rows.find(project=>project.id===project_id)??null}async present(project_id,key,caller){let row=await this.#read(project_id,key,caller);if(joined(row),row.archived_at!==null&&row.archived_at!==void 0)throw directory_refuse({code:`plane-project-archived`,message:`Project ${key} is archived: Plane shows nothing of it.`,remedy:"Restore the project in Plane, or take it out of `projects`.",retry:!1})}async#read(project_id,key,caller){try{return await this.#reader.one(ProjectRow,this.#routes.project(project_id),{fields:FIELDS},caller)}catch(error){throw!(error instanceof errors.NQ)||error.problem.code!==`plane-not-found`?error:directory_refuse({code:`plane-project-unknown`,message:`Project ${key} (${project_id}) is gone from Plane, or the user may no longer see it.`,remedy:"Add the user to the project again, or take the project out of `projects`.",retry:!1},error.status)}}async#rows(caller){let now=this.#clock.now();if(this.#list!==null&&now-this.#list.at<3e4)return this.#list.rows;let query={fields:FIELDS,order_by:`identifier`},rows=this.#reader.all(ProjectRow,this.#routes.projects,query,caller),list={at:now,rows};this.#list=list;try{return await rows}catch(error){throw this.#list===list&&(this.#list=null),error}}}function joined(row){if(row.is_member!==!1)return row;throw directory_refuse({code:`plane-project-not-member`,message:`The user behind plane.token_key is not a member of project ${row.identifier}.`,remedy:`Add the user to the project with the role Member; being admin of the workspace is not enough.`,retry:!1})}function directory_refuse(problem,status=null){return new errors.NQ(problem,{status})}function namesOf(project){return{states:new Map(project.states.map(state=>[state.id,state])),labels:new Map(Object.entries(project.labels))}}function isStateGroup(group){return work_item.t.some(known=>known===group)}function toStates(rows){return rows.flatMap(({id,name,group})=>isStateGroup(group)?[{id,name,group}]:[])}function pointsOutside(row,names){return{states:names.states.has(row.state)?[]:[row.state],labels:row.labels.filter(id=>!names.labels.has(id))}}function toWorkItem(row,project,names){let state=names.states.get(row.state);return state===void 0?null:{id:row.id,project:project.key,key:`${project.key}-${row.sequence_id}`,name:row.name,...typeof row.description_html==`string`?{description_html:row.description_html}:{},state,assignees:unique(row.assignees),labels:unique(row.labels.map(id=>names.labels.get(id)??id)),priority:row.priority,created_at:row.created_at,updated_at:row.updated_at}}function toComment(row){return{id:row.id,actor:row.actor??``,updated_by:row.updated_by??null,created_at:row.created_at,html:row.comment_html,access:row.access===`INTERNAL`?`INTERNAL`:`EXTERNAL`,external_source:row.external_source??null,external_id:row.external_id??null}}function unique(values){return[...new Set(values)].toSorted()}let LIST_FIELDS=`id,project,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at`,ITEM_FIELDS=`${LIST_FIELDS},description_html`,INTAKE={as:null,purpose:`intake`};class PlaneTracker{#reader;#routes;#vocabulary;#directory;#blockers;constructor({reader,routes,vocabulary,clock}){this.#reader=reader,this.#routes=routes,this.#vocabulary=vocabulary,this.#directory=new Directory(reader,routes,clock),this.#blockers=new Blockers(reader,routes,vocabulary,this.#directory)}async project(key,known=null){let row=await this.#directory.find(key,known,INTAKE),head={id:row.id,key,name:row.name};if(typeof row.archived_at==`string`)return{...head,archived:!0,states:[],labels:{},members:[],partial:null};let[states,labels,members]=await Promise.all([this.#vocabulary.states(row.id,INTAKE),this.#vocabulary.labels(row.id,INTAKE),this.#reader.all(MemberRow,this.#routes.project(row.id,`members`),{},INTAKE)]);return this.#vocabulary.renewed(row.id),{...head,archived:!1,states:states.rows,labels:Object.fromEntries(labels.rows.map(({id,name})=>[id,name])),members:members.rows,partial:states.partial??labels.partial??members.partial}}learned(project){return this.#vocabulary.learned(project.id)}async changed(project,since){let found=await this.#routes.workItems(project.id,INTAKE,path=>this.#walk(project,path,since)),{rows,partial}=await this.#vocabulary.listed(project,found.rows,INTAKE),left=partial===null?[]:found.rows.filter(({id})=>!rows.some(item=>item.id===id)),unread=[...found.odd,...left.map(({id})=>id)];return{items:rows,newest:found.newest,partial:found.partial??partial,unread}}async item(project,id,purpose){let caller={as:null,purpose},row=await this.#row(project,id,caller);if(row===null)return await this.#directory.present(project.id,project.key,caller),null;let[item]=await this.#vocabulary.items(project,[row],caller);if(item!==void 0)return item;throw reader_unreadable(this.#routes.project(project.id,`work-items`,id),`its state ${row.state} is unknown`)}async comments(project,id,purpose){let caller={as:null,purpose},{rows,partial}=await this.#routes.workItems(project.id,caller,path=>this.#reader.all(CommentRow,[...path,id,`comments`],{fields:`id,issue,actor,updated_by,created_at,comment_html,access,external_source,external_id`},caller)),foreign=rows.find(({issue})=>issue!=null&&issue!==id);if(foreign!==void 0)throw reader_unreadable(this.#routes.project(project.id,`work-items`,id,`comments`),`it has comment ${foreign.id} of another work item`);return{comments:rows.map(toComment).toReversed().toSorted((a,b)=>a.created_at-b.created_at),partial}}async blockers(project,id){return this.#blockers.of(project,id,INTAKE)}async#row(project,id,caller){try{let row=await this.#routes.workItems(project.id,caller,path=>this.#reader.one(ItemRow,[...path,id],{fields:ITEM_FIELDS},caller));if(row.id!==id||isElsewhere(row,project))throw reader_unreadable(this.#routes.project(project.id,`work-items`,id),`it is of work item ${row.id}`);return typeof row.archived_at==`string`?null:row}catch(error){if(error instanceof errors.NQ&&error.problem.code===`plane-not-found`)return null;throw error}}async#walk(project,path,since){let query={fields:LIST_FIELDS,order_by:`-updated_at`},found=new Map,odd=new Set,newest=null,first=!0,strayed=new Set,partial=await this.#reader.walk(path,query,INTAKE,page=>{let all=this.#reader.rows(ItemRow,page,path),rows=all.filter(row=>!isElsewhere(row,project));for(let row of all)isElsewhere(row,project)&&strayed.add(row.id);let read=new Set(rows.map(({id})=>id));for(let id of idsOf(page))read.has(id)||odd.add(id);first&&(newest=rows.reduce((most,row)=>Math.max(most??row.updated_at,row.updated_at),null)),first=!1;for(let row of rows)(since===null||row.updated_at>=since)&&typeof row.archived_at!=`string`&&!found.has(row.id)&&found.set(row.id,row);return since!==null&&isNewestFirst(rows)&&rows.some(row=>row.updated_at<since)?`enough`:`more`});return{rows:[...found.values()].toSorted((a,b)=>b.updated_at-a.updated_at),newest,partial:partial??(strayed.size>0?reader_cut(path,`it holds work items of another project`):null),odd:[...odd]}}}function isElsewhere(row,project){return row.project!=null&&row.project!==project.id}function isNewestFirst(rows){return rows.every((row,index)=>index===0||row.updated_at<=(rows[index-1]?.updated_at??1/0))}class PlaneTrialItems{#client;#reader;#routes;constructor({client,reader,routes}){this.#client=client,this.#reader=reader,this.#routes=routes}async make(project,as,item){let{name,description_html,state_id,external_id}=item,body={name,description_html,state:state_id,assignees:[],labels:[],external_source:EXTERNAL_SOURCE,external_id},caller=trial_items_callerOf(as);return this.#routes.workItems(project.id,caller,async path=>{let answer=await this.#client.send({method:`POST`,path,body,...caller});return madeOf(readAs(TrialRow,answer,faults=>reader_unreadable(path,faults,`POST`)),project)})}async find(project,as,external_id){let query={external_source:EXTERNAL_SOURCE,external_id,fields:`id,sequence_id,state,assignees`},caller=trial_items_callerOf(as);try{return madeOf(await this.#routes.workItems(project.id,caller,path=>this.#reader.one(TrialRow,path,query,caller)),project)}catch(error){if(isGone(error))return null;throw error}}async unassign(target){let caller=trial_items_callerOf(target.as),body={assignees:[]};await this.#onItem(target,path=>this.#client.send({method:`PATCH`,path,body,...caller}))}remove(target){return this.#delete(target,[])}removeComment(target,comment_id){return this.#delete(target,[`comments`,comment_id])}async#delete(target,rest){let caller=trial_items_callerOf(target.as);try{return await this.#onItem(target,path=>this.#client.send({method:`DELETE`,path:[...path,...rest],...caller})),`removed`}catch(error){if(isGone(error))return`gone`;throw error}}#onItem(target,act){return this.#routes.workItems(target.project.id,trial_items_callerOf(target.as),path=>act([...path,target.item_id]))}}function trial_items_callerOf(as){return{as,purpose:`publish`}}function isGone(error){return error instanceof errors.NQ&&error.problem.code===`plane-not-found`}function madeOf(row,project){return{id:row.id,key:`${project.key}-${row.sequence_id}`,state_id:row.state,assignees:row.assignees}}class Vocabulary{#reader;#routes;#log;#fresh=new Map;#unknown=new Set;constructor(reader,routes,log){this.#reader=reader,this.#routes=routes,this.#log=log}renewed(project_id){this.#fresh.delete(project_id),this.#unknown.clear()}learned(project_id){let names=this.#fresh.get(project_id);return names===void 0?null:{states:[...names.states.values()],labels:Object.fromEntries(names.labels)}}async states(project_id,caller){let path=this.#routes.project(project_id,`states`),{rows,partial}=await this.#reader.all(StateRow,path,{},caller);return{rows:toStates(rows),partial}}async labels(project_id,caller){return this.#reader.all(LabelRow,this.#routes.project(project_id,`labels`),{},caller)}async items(project,rows,caller){return this.#named(project,rows,(await this.#names(project,rows,caller)).names)}async listed(project,rows,caller){let names=this.#fresh.get(project.id)??namesOf(project),partial;try{({names,partial}=await this.#names(project,rows,caller))}catch(error){if(!(error instanceof errors.NQ))throw error;partial=error.problem}if(partial===null)return{rows:this.#named(project,rows,names),partial};let inside=rows.filter(row=>{let{states,labels}=pointsOutside(row,names);return[...states,...labels].every(id=>this.#unknown.has(id))});return{rows:this.#named(project,inside,names),partial:inside.length===rows.length?null:partial}}#named(project,rows,names){return rows.flatMap(row=>{let item=toWorkItem(row,project,names);return item===null&&this.#log.warn(`Plane: ${project.key}-${row.sequence_id} is in an unknown state (${row.state}).`),item===null?[]:[item]})}async#names(project,rows,caller){let known=this.#fresh.get(project.id)??namesOf(project),outside=rows.map(row=>pointsOutside(row,known)),isNew=id=>!this.#unknown.has(id),states=outside.flatMap(part=>part.states).filter(isNew),labels=outside.flatMap(part=>part.labels).filter(isNew);if(states.length===0&&labels.length===0)return{names:known,partial:null};let none={rows:[],partial:null},readStates=states.length===0?none:await this.states(project.id,caller),readLabels=labels.length===0?none:await this.labels(project.id,caller),partial=readStates.partial??readLabels.partial,keepStates=states.length===0||readStates.partial!==null,keepLabels=labels.length===0||readLabels.partial!==null,fresh={states:new Map([...keepStates?known.states:[],...readStates.rows.map(state=>[state.id,state])]),labels:new Map([...keepLabels?known.labels:[],...readLabels.rows.map(({id,name})=>[id,name])])};if(partial===null){for(let id of states)fresh.states.has(id)||this.#unknown.add(id);for(let id of labels)fresh.labels.has(id)||this.#unknown.add(id)}return this.#fresh.set(project.id,fresh),{names:fresh,partial}}}function connectPlane(options){let{config,tokens,clock,random,log}=options,client=new PlaneClient({base_url:config.base_url,token_key:config.token_key,requests_per_minute:config.requests_per_minute,tokens,http:options.http??undiciHttp(options.dispatcher,options.stop),clock,random,log,deadline:options.deadline??null,...options.stop===void 0?{}:{stop:options.stop}}),reader=new Reader(client,log),routes=new Routes(client,config.workspace),vocabulary=new Vocabulary(reader,routes,log);return{tracker:new PlaneTracker({reader,routes,vocabulary,clock}),writer:new PlaneWriter({client,reader,routes,vocabulary}),trial:new PlaneTrialItems({client,reader,routes}),requests:()=>client.requests}}var open_fence=__webpack_require__(77252);let colour_NAMED={white:`#fff`,black:`#000`,gray:`#808080`,grey:`#808080`,silver:`#c0c0c0`,red:`#f00`,maroon:`#800000`,yellow:`#ff0`,olive:`#808000`,lime:`#0f0`,green:`#008000`,aqua:`#0ff`,cyan:`#0ff`,teal:`#008080`,blue:`#00f`,navy:`#000080`,fuchsia:`#f0f`,magenta:`#f0f`,purple:`#800080`,transparent:`#0000`};function colourOf(value){for(let[word]of value.toLowerCase().matchAll(/#[0-9a-f]{3,8}(?![\w])|(?:rgb|hsl)a?\([^()]*\)|[a-z]+(?![\w(])/g)){let written=colour_NAMED[word]??word,colour=written.startsWith(`#`)?fromHex(written.slice(1)):fromFunction(written);if(colour!==null)return colour}return null}function fromHex(digits){let long=digits.length<6?digits.replace(/./g,`$&$&`):digits;if(long.length!==6&&long.length!==8)return null;let[red=0,green=0,blue=0,cover=255]=(long.match(/../g)??[]).map(pair=>Number.parseInt(pair,16));return[red,green,blue,cover/255]}function fromFunction(written){let[first,second,third,last]=[...written.matchAll(/([\d.]+)(%?)/g)].map(([,number,percent])=>[Number(number),percent]);if(first===void 0||second===void 0||third===void 0)return null;let cover=last===void 0?1:last[0]/(last[1]===`%`?100:1);if(written.startsWith(`hsl`))return[...fromHue(first[0],second[0]/100,third[0]/100),cover];let channel=([number,percent])=>percent===`%`?number*2.55:number;return[channel(first),channel(second),channel(third),cover]}function fromHue(hue,saturation,lightness){let channel=offset=>{let step=(offset+hue/30)%12;return 255*(lightness-saturation*Math.min(lightness,1-lightness)*Math.max(-1,Math.min(step-3,9-step,1)))};return[channel(0),channel(8),channel(4)]}function isClear(colour){return colour!==null&&colour[3]<.1}function looksLike(a,b){return[0,1,2].every(channel=>Math.abs((a[channel]??0)-(b[channel]??0))<=24)}function declarationsOf(style){return style.replace(/\/\*[^]*?(?:\*\/|$)/g,` `).replace(/\\([0-9a-f]{1,6})\s?/gi,(_,hex)=>String.fromCharCode(Number.parseInt(hex,16)&65535)).replaceAll(`\\`,``).toLowerCase().split(`;`).flatMap(part=>{let colon=part.indexOf(`:`),value=part.slice(colon+1).replace(/!\s*important/,``);return colon<0?[]:[{name:part.slice(0,colon).trim(),value:value.replace(/\s+/g,` `).trim()}]})}function resolved(value,valueOf){let text=value;for(let depth=0;depth<5&&text.includes(`var(`);depth++)if(text=text.replace(/var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g,(_,variable,fallback)=>valueOf(variable)??fallback?.trim()??``),text.length>value.length+VALUE_MAX)return``;return text}let VALUE_MAX=1e3,FAINT=.1;function hidesText(declarations,isCell){let clips=declarations.some(({name,value})=>name.startsWith(`overflow`)&&!value.includes(`visible`));return declarations.some(({name,value})=>/^(?:max-)?(?:width|height|inline-size|block-size)$/.test(name)?!isCell&&lengthsIn(value,8).some(px=>clips?px<=2:px===0):hides(name,value))}function hides(name,value){switch(name){case`display`:return value===`none`;case`visibility`:case`content-visibility`:return value===`hidden`||value===`collapse`;case`opacity`:return lengthsIn(value,.01).some(share=>share<FAINT);case`font-size`:return lengthsIn(value,.16).some(px=>px<=2);case`font`:return lengthsIn(value.replace(/(?<![\w.])(?!0(?![\d.]))[\d.]+(?![\w.%])/g,``),.16).some(px=>px<=2);case`zoom`:case`scale`:return lengthsIn(value,.01).some(factor=>factor<FAINT);case`transform`:return argumentsOf(`scale`,value).some(factor=>factor<FAINT)||/translate|matrix/.test(value)&&isFar(value)||turnsAway(value);case`rotate`:return/^[xy]\b|^[-+.\d]+ /.test(value)&&turnsAway(`rotatex(${value})`);case`font-size-adjust`:return lengthsIn(value,.01).some(share=>share<FAINT);case`contain`:return/\b(?:strict|size)\b/.test(value);case`mask`:case`mask-image`:case`-webkit-mask`:case`-webkit-mask-image`:return!/^(?:none|inherit|initial|unset|revert)?$/.test(value);case`clip`:case`clip-path`:return!/^(?:none|auto|inherit|initial|unset|revert)?$/.test(value);case`filter`:return argumentsOf(`opacity`,value).some(share=>share<FAINT);case`-webkit-text-fill-color`:return isClear(colourOf(value));default:return/^(?:left|right|top|bottom|inset.*|margin.*|text-indent|translate)$/.test(name)&&isFar(value)}}let DEGREES={deg:1,grad:.9,rad:180/Math.PI,turn:360};function turnsAway(value){let turns=value.matchAll(/(?:rotate[xy3]|skew)[^)]*/g);return Array.from(turns,([turn])=>turn).some(turn=>Array.from(turn.matchAll(/(\d+\.?\d*|\.\d+)(deg|grad|rad|turn)/g)).some(([,number=`0`,unit=``])=>Number(number)*(DEGREES[unit]??1)>=75))}function argumentsOf(name,value){let calls=value.matchAll(RegExp(`${name}[a-z0-9]*\\(([^()]*)\\)`,`g`));return Array.from(calls,([,given=``])=>lengthsIn(given,.01)).flat()}function isFar(value){return lengthsIn(value,8).some(px=>Math.abs(px)>=500)}let UNITS={"":1,px:1,pt:4/3,pc:16,ex:8,ch:8,in:96,cm:38,mm:3.8},WINDOW=/^(?:[sld]?v(?:w|h|i|b|min|max))$/;function lengthsIn(value,percent){let found=value.matchAll(/(?<![\w.#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)/g);return Array.from(found,([,number=`0`,unit=``])=>{let one=unit===`%`?percent:WINDOW.test(unit)?8:UNITS[unit]??16;return Number(number)*one})}let NEVER_SHOWN=new Set(`script style noscript template iframe object embed svg math title input head noframes noembed frameset applet canvas audio video datalist meter progress rp`.split(` `)),HIDING_CLASS=/(?:^|\s)(?:hidden|invisible|collapse|sr-only|opacity-0|text-transparent)(?:\s|$)/,CELL=/^(?:td|th|tr|col|colgroup|table|tbody|thead|tfoot)$/;function neverShown(name){return NEVER_SHOWN.has(name.toLowerCase())}function hidesByClass(classes){return HIDING_CLASS.test(classes)}function isHidden(element){if(element.getAttribute===void 0)return!1;let name=element.nodeName.toLowerCase(),of=attribute=>element.getAttribute?.(attribute)??null;return neverShown(name)||of(`hidden`)!==null||of(`popover`)!==null||name===`dialog`&&of(`open`)===null||name===`img`&&[of(`width`),of(`height`)].some(size=>size!==null&&/^\s*\+?[01](?![\d.%])/.test(size))||hidesByClass(of(`class`)??``)?!0:hidesText(styleOf(element),CELL.test(name))||isLost(element)}function isLost(element){let own=ownColours(element);if(own.text===null&&own.behind===null)return!1;let{text,behind}=coloursAt(element);return isClear(text)||text!==null&&behind!==null&&looksLike(text,behind)}let known=new WeakMap;function coloursAt(element){let colours=known.get(element);if(colours===void 0){let around=element.parentNode===null?{text:null,behind:null}:coloursAt(element.parentNode),own=ownColours(element);colours={text:own.text??around.text,behind:own.behind??around.behind},known.set(element,colours)}return colours}function ownColours(element){let styles=styleOf(element),last=pattern=>styles.findLast(({name})=>pattern.test(name))?.value??``,text=colourOf(last(/^color$/))??attributeColour(element,`data-text-color`)??attributeColour(element,`color`),painted=last(/^background(?:-color)?$/),behind=/currentcolor/.test(painted)?text:colourOf(painted)??attributeColour(element,`data-background-color`)??attributeColour(element,`bgcolor`);return{text,behind:isClear(behind)?null:behind}}function attributeColour(element,name){let value=element.getAttribute?.(name)??``;return name.startsWith(`data-`)&&!/^\s*(?:#|rgb|hsl|transparent)/i.test(value)?null:colourOf(value)}let styles=new WeakMap;function styleOf(element){let found=styles.get(element);if(found===void 0){let own=declarationsOf(element.getAttribute?.(`style`)??``);found=own.map(({name,value})=>({name,value:resolved(value,variable=>hidden_valueOf(variable,own,element))})),styles.set(element,found)}return found}function hidden_valueOf(variable,own,{parentNode}){let declared=own.findLast(({name})=>name===variable)?.value;if(declared!==void 0)return declared;for(let around=parentNode;around!==null;around=around.parentNode){let value=styleOf(around).findLast(({name})=>name===variable)?.value;if(value!==void 0)return value}}let STAND_INS=/[\ufdd0-\ufdd2]/g;function withoutStandIns(text){return text.replace(STAND_INS,``)}function escapeText(text){return withoutStandIns(text).replace(/\\(?=[!-/:-@[-`{-~]|$)/g,`\\\\`).replace(/`/g,"\\`").replace(/\*(?!(?<=\s\*)\s)/g,`\\*`).replace(/_(?!(?<=\s_)\s|(?<=[\p{L}\p{N}]_)[\p{L}\p{N}])/gu,`\\_`).replace(/~+/g,(run,at,whole)=>run.length>1?`\\~`.repeat(run.length):at===0||at===whole.length-1?`﷒~﷒`:run).replace(/\](?=\()/g,`\\]`).replace(/\]$/,`]﷒`).replace(/^\[(?=[^\]]{1,999}\]:|[ xX]\](?:\s|$))/,`\\[`).replace(/&(?=#?\w{1,31};)/g,`\\&`).replace(/<(?=[a-z][a-z0-9+.-]{1,31}:|[\w.!#$%&'*+/=?^`{|}~\\-]+@)/gi,`\\<`).replace(/^(?:>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|=(?==*\s*$)|[:|](?=[-:|\s]+$))/,`\\$&`).replace(/^-(?=[-:|\s]*\|)/,`\\-`).replace(/^(\d{1,9})(?=[.)](?:\s|$))/,`$1\\`)}function withoutBlankLines(content){return content.replace(/^(?:[ \t]*\n)+|(?:[ \t]*\n)+$/g,``).replace(/(?:[ \t]*\n){2,}/g,`

`)}function headingText(content){return content.trim().replace(/\s*\n\s*/g,` `).replace(/(^|\s)(#+)$/,(_,before,marks)=>`${before}\\${marks}`)}function insideLine(content){return content.replace(/^\\(?=[-+>=:#])/,``).replace(/^(\d{1,9})\\(?=[.)])/,`$1`)}function cellText(content){return insideLine(content.trim()).replace(/\s*\n\s*/g,`<br>`).replaceAll(`|`,`\\|`)}function linkText(content){let open=0,even=!0;for(let[piece]of content.matchAll(/\\.|[[\]]/gs))piece.length>1||(open+=piece===`[`?1:-1,even&&=open>=0);return even&&open===0?content:content.replace(/\\.|[[\]]/gs,piece=>piece.length>1?piece:`\\${piece}`)}function settled(markdown){return markdown.replaceAll(`!﷑`,`\\!`).replaceAll(`]﷒(`,`\\](`).replace(/(?<=~\ufdd2?)\ufdd2~\ufdd2|\ufdd2~\ufdd2(?=\ufdd2?~)/g,`\\~`).replace(STAND_INS,``)}function addPlaneRules(service){let add=(name,tags,replacement)=>{service.addRule(name,{filter:node=>tags.includes(node.nodeName.toLowerCase()),replacement:(content,node)=>replacement(content,node)})};add(`code block`,[`pre`],(_,node)=>codeBlock(node)),add(`heading`,[`h1`,`h2`,`h3`,`h4`,`h5`,`h6`],heading),add(`emphasis`,[`em`,`i`],emphasis),add(`strong`,[`strong`,`b`],content=>content.trim()===``?content:`**${insideLine(content)}**`),add(`raised and lowered`,[`sub`,`sup`],raised),add(`paragraph`,[`p`],content=>`\n\n${withoutBlankLines(content)}\n\n`),add(`list item`,[`li`],listItem),add(`lists`,[`ul`,`ol`],list),add(`struck`,[`s`,`del`,`strike`],content=>content.trim()===``?content:`~~${content}~~`),add(`link`,[`a`],markdown_rules_link),add(`image`,[`img`],(_,node)=>markdown_rules_image(node)),add(`cell`,[`th`,`td`],content=>` ${cellText(content)} |`),add(`row`,[`tr`],(content,node)=>`\n|${content}${isFirstRow(node)?`\n${rule(node)}`:``}`),add(`row groups`,[`thead`,`tbody`,`tfoot`,`colgroup`,`caption`],content=>content),add(`table`,[`table`],content=>`\n\n${content.trim()}\n\n`),service.addRule(`hidden`,{filter:node=>isHidden(node),replacement:()=>``})}function shortRuns(text){return text.replace(/\s{201,}/g,run=>run.slice(0,200))}function codeBlock(node){let whole=withoutStandIns(shortRuns(codeText(node))).replace(/\r\n?/g,`
`),text=lastIn(node).nodeName===`SPAN`?whole:whole.replace(/\n$/,``),language=/\blanguage-([\w+#.-]{1,32})(?![\w+#.-])/.exec(classesOf(node))?.[1]??``,longest=Math.max(2,...[...text.matchAll(/`{3,}/g)].map(run=>run[0].length)),fence="`".repeat(longest+1);return`\n\n${fence}${language}\n${text.replace(/^/gm,`﷐`)}\n﷐${fence}\n\n`}function classesOf(node){let code=node.querySelector?.(`code`)??null;return`${node.getAttribute?.(`class`)??``} ${code?.getAttribute?.(`class`)??``}`}function lastIn(node){let code=node.querySelector?.(`code`)??node;return code.childNodes[code.childNodes.length-1]??code}function codeText(node){return node.nodeName===`BR`?`
`:node.nodeName===`#text`?node.textContent??``:isHidden(node)?``:Array.from(node.childNodes,codeText).join(``)}function listItem(content,node){let marker=isTask(node)?`${bullet(node)}[${isChecked(node)?`x`:` `}] `:bullet(node),indent=` `.repeat(isTask(node)?2:marker.length);return`${marker}${content.trim().replace(/\n{2,}(?=\s*(?:[-*]|1[.)]) )/g,`
`).replace(/\n(?=[^\n])/g,`\n${indent}`)}\n`}let counted=new WeakMap;function bullet(node){let parent=node.parentNode;if(parent?.nodeName!==`OL`)return parent!==null&&isOther(parent)?`* `:`- `;let start=Number.parseInt(parent.getAttribute?.(`start`)??`1`,10),number=counted.get(parent)??(Number.isNaN(start)?1:start);return counted.set(parent,number+1),`${number}${isOther(parent)?`)`:`.`} `}let others=new WeakMap;function isOther(list){let{parentNode}=list;if(parentNode===null)return!1;let found=others.get(parentNode);return found===void 0&&(found=otherLists(parentNode),others.set(parentNode,found)),found.has(list)}function otherLists(parent){let found=new Set,before=null;for(let node of Array.from(parent.childNodes))(node.nodeName!==`#text`||(node.textContent??``).trim()!==``)&&(node.nodeName!==`UL`&&node.nodeName!==`OL`||before?.nodeName!==node.nodeName||found.has(before)||found.add(node),before=node);return found}function isTask(node){return node.getAttribute?.(`data-type`)===`taskItem`||(node.getAttribute?.(`data-checked`)??null)!==null}function isChecked(node){return node.getAttribute?.(`data-checked`)===`true`}function heading(content,node){let text=headingText(content);return text===``?``:`\n\n${`#`.repeat(Number(node.nodeName.charAt(1)))} ${text}\n\n`}function emphasis(content,node){if(content.trim()===``)return content;let before=node.previousSibling?.textContent?.at(-1)??``,after=node.nextSibling?.textContent?.[0]??``,mark=/[\p{L}\p{N}_]/u.test(before+after)?`*`:`_`;return`${mark}${insideLine(content)}${mark}`}function raised(content,node){let name=node.nodeName.toLowerCase();return content.trim()===``?content:`<${name}>${content}</${name}>`}function list(content,node){return node.parentNode?.nodeName===`LI`||node.parentNode?.parentNode?.nodeName===`LI`?`\n${content.trimEnd()}\n`:`\n\n${content.trimEnd()}\n\n`}function markdown_rules_link(content,node){let href=(node.getAttribute?.(`href`)??``).trim(),text=content.trim();return text===``||!/^(https?:\/\/|mailto:)/i.test(href)?content:(node.textContent??``).trim()===href?text===href&&standsAlone(node)||/[\s<>]/.test(href)?withoutStandIns(href):`<${withoutStandIns(href)}>`:`﷑[${linkText(text)}](${destination(href)})`}function standsAlone(node){let before=node.previousSibling,after=node.nextSibling;return/^(?:P|LI|DIV|TD|TH|H[1-6])$|^X-|^BODY$/.test(node.parentNode?.nodeName??``)&&(before==null||before.nodeName===`BR`||/\s$/.test(before.textContent??``))&&(after==null||after.nodeName===`BR`||/^\s/.test(after.textContent??``))}function markdown_rules_image(node){let source=(node.getAttribute?.(`src`)??``).trim();return/^https?:\/\//i.test(source)?`![image](${destination(source)})`:`[image]`}function destination(address){let escape=char=>`%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2,`0`)}`;return withoutStandIns(address).replace(/[ \t\r\n()<>\\]/g,escape).replace(/&(?=#?\w{1,31};)/g,`\\&`)}let begun=new WeakSet;function isFirstRow(node){let table=node.parentNode;for(;table!==null&&table.nodeName!==`TABLE`;)table=table.parentNode;return table===null||begun.has(table)?!1:(begun.add(table),!0)}function rule(node){let cells=Array.from(node.childNodes).filter(child=>(child.nodeName===`TD`||child.nodeName===`TH`)&&!isHidden(child));return`|${` --- |`.repeat(cells.length)}`}let MAX_HTML=6e5;async function htmlToMarkdown(html,options={}){let{length,depth}=measure(html),source=cut(html,length),deep=depth>60?plainText(source):null,text=visible(deep?.text??await convert(withNames(source,options.members??[]))),max=options.max_chars??1e5;return text.length<=max&&source.length===html.length&&deep?.whole!==!1?text:`${(0,open_fence.Y)(cut(text,max).trimEnd())}

[The text is cut here; the rest is in Plane.]`}function visible(text){return(0,visible_text.u)(settled(sendable(text).replace(/\p{Zs}/gu,` `).replace(/\n{3,}/g,`

`))).trim()}let service=null;async function convert(html){return service??=await makeService(),service.turndown(html)}async function makeService(){let{default:Turndown}=await __webpack_require__.e(1822).then(__webpack_require__.t.bind(__webpack_require__,81822,19)),made=new Turndown({headingStyle:`atx`,hr:`---`,bulletListMarker:`-`,codeBlockStyle:`fenced`,emDelimiter:`_`});return made.escape=text=>escapeText((0,visible_text.u)(text)),addPlaneRules(made),made}function withNames(html,members){let names=new Map(members.map(member=>[member.id,member.display_name]));return withPlainSpaces(html).replace(/<mention-component\b([^<>]*)>(?:\s*<\/mention-component\s*>)?/gi,(_,attributes)=>{let id=asId(attribute(attributes,`entity_identifier`)),kind=asId(attribute(attributes,`entity_name`)??`user_mention`);return escapeHtml(kind===`user_mention`?`@${(0,visible_text.O)(names.get(id)??``)||id||`someone`}`:`[${kind} ${id}]`)}).replace(/<image-component\b[^<>]*>(?:\s*<\/image-component\s*>)?/gi,`[image]`).replace(/<div\b[^<>]*\bdata-type="horizontalRule"[^<>]*>(?:\s*<div>\s*<\/div>)?\s*<\/div>/gi,`<hr>`)}function asId(value){return value!==null&&/^[\w-]{1,64}$/.test(value)?value:``}let SPACE_NAMES=/^(nbsp|NonBreakingSpace|e[nm]sp(1[34])?|numsp|puncsp|thinsp|hairsp|MediumSpace|Thi(ck|n)Space|VeryThinSpace)$/,SPACE=/(?!\ufeff)[\s\u0085]/;function withPlainSpaces(html){return shortRuns(html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{2,15}));?/gi,(entity,hex,decimal,name)=>{if(name===`NewLine`)return`
`;if(name===`Tab`)return`	`;if(typeof name==`string`)return SPACE_NAMES.test(name)?` `:entity;let code=typeof hex==`string`?Number.parseInt(hex,16):Number(decimal),char=code<=1114111?String.fromCodePoint(code):``;return SPACE.test(char)?char:entity}).replace(/(?!\ufeff)[^\S\t\r\n ]|\u0085/g,` `))}function attribute(attributes,name){let match=RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,`i`).exec(attributes);return match===null?null:match[1]??match[2]??null}function escapeHtml(text){return text.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`)}function measure(html){let tags=0,open=0,depth=0;for(let{1:slash,2:name=``,index}of html.slice(0,MAX_HTML).matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)){if(tags+=1,tags>6e3)return{length:index,depth};VOID.test(name)||(open=slash===`/`?Math.max(0,open-1):open+1,depth=Math.max(depth,open))}return{length:MAX_HTML,depth}}let VOID=/^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i,PLAIN_TAG=/<\/?([a-z][a-z0-9-]*)(?: (?:class|id|data-id|href|target|rel|colspan|rowspan|start)="[^"<>]*")* ?\/?>/iy,CLASS=/ class="([^"]*)"/i;function plainText(html){let text=``,done=0;for(let{index}of html.matchAll(/<(?=[a-z!?/])/gi)){if(index<done)continue;text+=html.slice(done,index),PLAIN_TAG.lastIndex=index;let[tag,name=``]=PLAIN_TAG.exec(html)??[];if(tag===void 0||neverShown(name)||hidesByClass(CLASS.exec(tag)?.[1]??``))return{text:tidy(text),whole:!1};text+=`
`,done=index+tag.length}return{text:tidy(text+html.slice(done)),whole:!0}}function tidy(text){return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g,(_,name)=>ENTITIES[name]??``).replace(/[ \t]+/g,` `).replace(/ ?\n[ \n]*/g,`
`)}let ENTITIES={amp:`&`,lt:`<`,gt:`>`,quot:`"`,nbsp:` `,"#39":`'`};var transports=__webpack_require__(63565),ssh_known_hosts=__webpack_require__(46769);async function composeTick(config,host,folder,deadline,store,github=(0,github_host.S)(host),broken=config_barred.nC){let redact=redactorOf(config,host),plane=await planeOf(config,host,{deadline,stop:host.signal}),fleet=composeFleet(config,host);github.setDeadline(deadline);let kept=compose_tick_counted(store??(0,github_host.C)(config.state,folder,host,github)),{prompts,barred}=await promptsOf(config,folder),ports={store:kept,tracker:plane.tracker,writer:plane.writer,fleet,clock:host.clock,random:host.random,log:redactedLog(host,redact),holder:host.holder,prompts,barred:(0,config_barred.oR)((0,config_barred.oR)(broken,(0,unset.h)(config,host.env)),barred),...broken.all===null?{last_good:(0,seal.JW)((0,last_good.l6)(config),config,host.env)}:{},toMarkdown:(html,project)=>htmlToMarkdown(html,{members:project.members}),redact,notifiers:await notifiersOf(config,host,redact)},tellPulls=pullTellerOf(config,github,ports),ahead=aheadOf(config,github,host);return{ports:{...ports,transportOf:terminal=>fleet.transportOf(terminal),...tellPulls===null?{}:{tellPulls},...ahead===null?{}:{ahead}},fleet,requests:()=>({plane:plane.requests(),state:kept.requests(),terminal:fleet.round_trips}),close:()=>fleet.close()}}async function planeOf(config,host,until){let dispatcher=await(0,http_exchange.Ol)(host.env);return connectPlane({config:config.plane,tokens:as=>host.env[as===null?config.plane.token_key:config.terminals[as]?.token_key??``],clock:host.clock,random:host.random,log:host.log,...until,...dispatcher===void 0?{}:{dispatcher}})}function meansOf(config,host){return{env:(0,environment.wS)(config,host.env),own_env:host.env,home:host.home,random:host.random,secret:name=>host.env[name],host_keys:(0,ssh_known_hosts.B)()}}function composeFleet(config,host){let means=meansOf(config,host);return new TerminalFleet({config,clock:host.clock,transport:terminal=>(0,transports._)(terminal,config,means),host_keys:means.host_keys})}function aheadOf(config,github,host){let{repository,workflow,run}=github;return config.state.store!==`artifact`||repository===null||workflow===null||run===null?null:async()=>{let turn=await isOldestRun(github.client(),{repository,workflow,run_id:run.id});return turn.ahead===null?null:{holder:`${repository}/actions/runs/${turn.ahead.id}, ${turn.ahead.status}`,until:host.clock.now()}}}async function composePullStatus(config,host,folder,event,options,github=(0,github_host.S)(host)){let redact=redactorOf(config,host),pulls=githubPulls(github.client(config.pull_requests?.token_key)),pull=typeof event==`object`&&event&&`pull_request`in event?event.pull_request:null,load=async()=>{let store=(0,github_host.C)(config.state,folder,host,github),{text}=await store.load();return text===null?null:(0,state_text.B)(text,store.name)},ports={pulls,redact,clock:host.clock,log:redactedLog(host,redact),home:github.repository};return pullStatusFor(pullOf(pull),load,config,ports,options)}function pullTellerOf(config,github,ports){let{status=!0,repositories=[],token_key}=config.pull_requests??{},own=github.repository===null?[]:[github.repository],all=[...new Set([...own,...repositories])];if(!status||all.length===0||!github.hasToken(token_key))return null;let pulls=githubPulls(github.client(token_key));return pullTeller(config,all,{...ports,pulls,home:github.repository})}function redactorOf(config,host){let names=[...(0,named_secrets.Fj)(config).map(({key})=>key),surroundings.i];return(0,redact.lY)(names.map(name=>({name,value:host.env[name]??``})))}function redactedLog(host,redact){let fit=message=>redact((0,visible_text.u)(message));return{debug:message=>host.log.debug(fit(message)),info:message=>host.log.info(fit(message)),warn:message=>host.log.warn(fit(message)),error:message=>host.log.error(fit(message))}}async function promptsOf(config,folder){let read=Object.entries(config.projects).map(async([key,{prompt}])=>prompt===void 0?{key,path:null,text:`{% if run.resumed %}You are continuing your work on {{ item.key }}.
{% else %}You are working on a work item in the repository you were started in. Nobody watches while you work: decide, act, and report at the end.

# {{ item.key }}: {{ item.title }}
{% if item.labels.size > 0 %}
Labels: {{ item.labels | join: ", " }}
{% endif %}
{{ item.description }}
{% endif %}{% if handover != "" %}
# What happened before

The conversation starts anew; this is what was said in the work item so far. Check the repository for what is already done.

{{ handover }}
{% endif %}{% if run.kind == "retry" or run.kind == "rerun" %}
The last attempt ended early. Check what is already done in the repository, and go on from there.
{% endif %}{% if comments.size > 0 %}
# New comments
{% for comment in comments %}
## {{ comment.author }} wrote

{{ comment.text }}
{% endfor %}{% elsif run.kind == "iteration" %}
Go on with the next step.
{% elsif run.resumed and run.kind == "round" %}
The item was given back to you without a comment. Check whether anything is left to do.
{% endif %}
# How to answer

Your last message is posted in the work item as it stands, so write it for the people there. Its first line must begin with one of these tags:

- [review] the work is done and ready to be looked at
- [question] you need an answer before you can go on; ask it
- [blocked] something outside your reach is in the way; say what
- [progress] a step is done and there is more to do; you will be started again

Example: [review] Fixed the rounding in the invoice total
`}:{key,path:prompt,text:await(0,prompt_file.$)((0,external_node_path_.resolve)(folder,prompt)).catch(()=>null)}),prompts=new Map,missing=new Map;for(let{key,path,text}of await Promise.all(read))text===null?missing.set(key,path??``):prompts.set(key,{path,text});let problems=[...missing].map(([key,prompt])=>({code:`prompt-missing`,message:`projects.${key}.prompt: ${prompt} cannot be read. ${(0,config_barred.Gj)({...config_barred.nC,projects:new Map([[key,prompt]])})}`,remedy:`Correct the path; it is relative to the folder of the config file.`,retry:!1})),projects=new Map([...missing].map(([key,prompt])=>[key,`its template ${prompt} cannot be read`]));return{prompts,barred:{...config_barred.nC,projects,problems}}}async function notifiersOf(config,host,redact){if(config.notices.length===0)return new Map;let post=(0,http_exchange.vc)(host.env),{webhookNotifier}=await __webpack_require__.e(2818).then(__webpack_require__.bind(__webpack_require__,52818));return new Map(config.notices.map(({url_key,format})=>[url_key,webhookNotifier({url:host.env[url_key]??``,url_key,format},{post,redact})]))}function compose_tick_counted(store){let requests=0;return{name:store.name,load:()=>(requests+=1,store.load()),save:(text,version)=>(requests+=1,store.save(text,version)),holderIsDead:holder=>store.holderIsDead(holder),requests:()=>requests}}}),44999:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>digestOf});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);function digestOf(text){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(`sha256`).update(text,`utf8`).digest(`hex`)}}),20847:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{aY:()=>code,eu:()=>literal,om:()=>block});function literal(text){return text.replace(/\s+/g,` `).trim().split(/(\bhttps?:\/\/[^\s<>]+)/).map((part,index)=>index%2==1?part:part.replace(/[\\`*_~[\]<>|&]/g,`\\$&`)).join(``)}function code(text){let line=text.replace(/\s+/g,` `).trim(),mark="`".repeat(longestRun(line)+1),pad=line.startsWith("`")||line.endsWith("`")||line===``?` `:``;return`${mark}${pad}${line}${pad}${mark}`}function block(text,language=`text`){let mark="`".repeat(Math.max(3,longestRun(text)+1));return`${mark}${language}\n${text.replace(/\n+$/,``)}\n${mark}`}function longestRun(text){let longest=0;for(let run of text.match(/`+/g)??[])longest=Math.max(longest,run.length);return longest}}),81628:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F:()=>postStep});var _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84282),_visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1801),_graphemes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(53669);async function postStep(step,ports){try{switch(step.kind){case`comment`:return await putComment(step,ports);case`state`:return await moveItem(step,ports);case`link`:return await putLink(step,ports);case`notice`:return await giveNotice(step,ports)}}catch(error){return isNotFound(error)?goneOrOpen(step,error,ports):failureOf(error)}}async function putComment({target,external_id,html:sent},{writer}){let{comment_id,created,html}=await writer.putComment(target,external_id,sent);return{status:`done`,comment_id,...created?{}:{reason:`already-there`},...html===null?{}:{html}}}async function moveItem({target,state_id,expect_state_ids},{writer,tracker}){let item;try{item=await tracker.item(target.project,target.item_id,`publish`)}catch(error){return open(error)}return item===null?GONE:item.state.id===state_id?{status:`done`,reason:`already-there`,item}:expect_state_ids.includes(item.state.id)?{status:`done`,item:await writer.move(target,state_id)}:{status:`done`,reason:`moved-by-people`,item}}async function putLink({target,url,title,tried},{writer,redact}){if(!/^https?:\/\//i.test(url)||redact(url)!==url)return{status:`refused`,reason:`link-unfit`};let shown=(0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__.ml)(redact((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.O)(title)),255);try{let{created}=await writer.putLink(target,url,shown);return created?{status:`done`}:{status:`done`,reason:`already-there`}}catch(error){if(isNotFound(error))throw error;return givenUpAfter(tried,failureOf(error))}}async function giveNotice({text,data,tried},{notifier,redact}){try{return await notifier.notify(redact((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.u)(text)),data),{status:`done`}}catch(error){return givenUpAfter(tried,error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie&&!error.problem.retry?{...open(error),status:`refused`}:open(error))}}function givenUpAfter(tried,failure){return failure.status===`open`&&tried!==void 0&&tried+1>=5?{...failure,status:`refused`,reason:`given-up`}:failure}let GONE={status:`refused`,reason:`item-gone`};async function goneOrOpen(step,error,{tracker}){if(step.kind===`notice`)return open(error);try{return await tracker.item(step.target.project,step.target.item_id,`publish`)===null?{...open(error),...GONE}:open(error)}catch(unread){return open(unread)}}function isNotFound(error){return error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__.NQ&&error.problem.code===`plane-not-found`}function failureOf(error){return isFinal(error)?{...open(error),status:`refused`}:open(error)}function open(error){let problem=(0,_action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(error),until=error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__.NQ?error.until:null;return{status:`open`,reason:problem.code,problem,...until===null?{}:{until}}}function isFinal(error){return error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__.NQ?error.status===413||error.status===400&&error.problem.code===`plane-refused`:!1}})};