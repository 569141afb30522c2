export const id = 960;
export const ids = [960];
export const modules = {

/***/ 60960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addSchema: () => (/* binding */ addSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/action/src/config/schema.js + 1 modules
var config_schema = __webpack_require__(78787);
;// CONCATENATED MODULE: ./build/action/src/config/reference.js
/** What is generated from the schema: `config/schema.json` for editors, and the tables of keys for the README. */


/** JSON Schema (draft 7, which editors know) of what may be written in the file. */
function jsonSchema() {
    const { $schema, ...schema } = json_schema_processors/* toJSONSchema */.bl(config_schema/* Config */.TS, {
        io: 'input',
        target: 'draft-7',
        override: ({ jsonSchema: node }) => {
            // Says nothing but "an integer that a computer can hold".
            if (node.maximum === Number.MAX_SAFE_INTEGER)
                delete node.maximum;
        },
    });
    return { $schema, $id: 'urn:plane-agentd:config', title: 'agentd for Plane', ...schema };
}
/** The text of `config/schema.json`. */
function jsonSchemaText() {
    return `${pretty(jsonSchema(), '')}\n`;
}
/** Two spaces a level; a list of plain values stays on one line while it fits. */
function pretty(value, indent) {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
        if (value.every((item) => typeof item !== 'object') && indent.length + line.length < 90)
            return line;
        return `[\n${value.map((item) => inner + pretty(item, inner)).join(',\n')}\n${indent}]`;
    }
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0)
        return '{}';
    return `{\n${entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`).join(',\n')}\n${indent}}`;
}
/** Markdown: one heading and one table (key, type, default, meaning) for each section. Ends with a newline. */
function configTable() {
    const sections = [];
    const visit = (node, place) => {
        if (node.properties !== undefined) {
            const title = place === '' ? 'Top level' : `\`${place}\``;
            const rows = Object.entries(node.properties).map(([key, child]) => row(key, child, node.required?.includes(key) === true));
            const intro = node.description === undefined ? [] : [node.description, ''];
            sections.push([`### ${title}`, '', ...intro, '| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n'));
            for (const [key, child] of Object.entries(node.properties))
                visit(child, place === '' ? key : `${place}.${key}`);
        }
        if (typeof node.additionalProperties === 'object')
            visit(node.additionalProperties, `${place}.<${nameIn(place)}>`);
        if (node.items !== undefined)
            visit(node.items, `${place}[]`);
    };
    visit(jsonSchema(), '');
    return `${sections.join('\n\n')}\n`;
}
/** `projects` → `project`; `by_label` → `label`. */
function nameIn(place) {
    const word = place.split('.').at(-1) ?? '';
    return word === 'projects' ? 'PROJECT' : word.replace(/^by_/, '').replace(/s$/, '');
}
function row(key, node, required) {
    const fallback = required ? '**required**' : node.default === undefined ? '' : defaultText(node.default);
    const cells = [`\`${key}\``, typeText(node), fallback, node.description ?? ''];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
function defaultText(value) {
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    return isEmpty ? '' : `\`${typeof value === 'string' ? value || '""' : JSON.stringify(value)}\``;
}
function typeText(node) {
    if (node.enum !== undefined)
        return node.enum.map((value) => `\`${String(value)}\``).join(' or ');
    if (node.anyOf !== undefined)
        return node.anyOf.map(typeText).join(' or ');
    if (node.items !== undefined)
        return `list of ${typeText(node.items)}`;
    if (typeof node.additionalProperties === 'object') {
        return node.additionalProperties.properties === undefined ? `map to ${typeText(node.additionalProperties)}` : 'map';
    }
    const names = {
        string: 'text',
        integer: 'whole number',
        boolean: 'true or false',
        object: 'section',
    };
    return names[node.type ?? ''] ?? 'anything';
}

// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
;// CONCATENATED MODULE: ./build/action/src/commands/schema.js


function addSchema(program, host, done) {
    program
        .command('schema')
        .description('Print the JSON Schema of the configuration file.')
        .option('--json', 'accepted; the schema is JSON anyway')
        .action(() => {
        host.write(jsonSchemaText());
        done(exit_codes/* EXIT */.d.fine);
    });
}


/***/ })

};
