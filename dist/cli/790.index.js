export const id = 790;
export const ids = [790];
export const modules = {

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  octokitOver: () => (/* binding */ octokitOver)
});

// EXTERNAL MODULE: ./node_modules/@octokit/core/dist-src/index.js + 12 modules
var dist_src = __webpack_require__(14730);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-request-log/dist-src/index.js + 1 modules
var plugin_request_log_dist_src = __webpack_require__(55077);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var dist_bundle = __webpack_require__(93779);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js + 3 modules
var plugin_rest_endpoint_methods_dist_src = __webpack_require__(49210);
;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/version.js
const VERSION = "22.0.1";


;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/index.js





const Octokit = dist_src/* Octokit */.E.plugin(plugin_request_log_dist_src/* requestLog */.M, plugin_rest_endpoint_methods_dist_src/* legacyRestEndpointMethods */.T, dist_bundle/* paginateRest */.ud).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);


// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/http.js + 1 modules
var http = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/action/src/github/place.js
var github_place = __webpack_require__(65499);
// EXTERNAL MODULE: ./build/action/src/github/refusal.js + 1 modules
var github_refusal = __webpack_require__(9263);
;// CONCATENATED MODULE: ./build/action/src/github/octokit.js
/**
 * GitHub's own library over requests that are ours. Imported when it is first needed, by `client.ts` alone: reading it takes
 * longer than a request is allowed to wait.
 */





/** Every request of it rejects with a {@link GitHubError}. */
function octokitOver({ root, agent, token_name, clock, log, send }) {
    const quiet = { debug: () => { }, info: () => { }, error: () => { }, warn: (text) => log.debug(text) };
    // What `request` is not told, it prints: that a route is deprecated.
    const octokit = new Octokit({ baseUrl: root, userAgent: agent, log: quiet, request: { fetch: over(send), log: quiet } });
    octokit.hook.before('request', ({ headers }) => {
        headers.accept = 'application/vnd.github+json';
    });
    octokit.hook.after('request', ({ status, headers, data }, options) => {
        const { method, url } = octokit.request.endpoint.parse(options);
        const place = (0,github_place/* placeOf */.$)(method, url, token_name);
        if (status >= 300 && options.request.redirect !== 'manual') {
            throw (0,github_refusal/* refusalOf */.Of)({ status, headers: texts(headers), body: data }, place, clock.now());
        }
        if (isPage(options) && !isList(data))
            throw (0,github_refusal/* unreadableAnswer */.Cw)(`${new URL(url).pathname} is no list`);
    });
    octokit.hook.error('request', (error, options) => {
        if (error instanceof errors/* GitHubError */.y_)
            throw error;
        if (error.cause instanceof errors/* GitHubError */.y_)
            throw error.cause;
        const { method, url } = octokit.request.endpoint.parse(options);
        const place = (0,github_place/* placeOf */.$)(method, url, token_name);
        if (error.cause instanceof http/* HttpFailure */.HR)
            throw (0,github_refusal/* failureProblem */.Gq)(error.cause, place);
        if (!('response' in error) || error.response === undefined)
            throw (0,github_refusal/* unreadableAnswer */.Cw)(error.message);
        const { status, headers, data } = error.response;
        const refusal = (0,github_refusal/* refusalOf */.Of)({ status, headers: texts(headers), body: data }, place, clock.now());
        // The iterator takes this status for the end of a list.
        throw status === 409 && isPage(options) ? new errors/* GitHubError */.y_(refusal.problem, { status: null }) : refusal;
    });
    return octokit;
}
/** As much of `fetch` as Octokit uses. Node's own answers would have all of its HTTP client loaded. */
function over(send) {
    return async (url, { method, headers, body = '', redirect }) => {
        const answer = await send({ method, url, headers, body: body === '' ? null : body, redirect });
        return {
            status: answer.status,
            url,
            headers: new Map(Object.entries(answer.headers)),
            text: () => Promise.resolve(new TextDecoder().decode(answer.bytes)),
            arrayBuffer: () => Promise.resolve(answer.bytes.slice().buffer),
        };
    };
}
/** Only the iterator of lists reads by a whole address; routes are asked by their path. */
function isPage({ method, url }) {
    return method === 'GET' && /^https?:/.test(url);
}
const COUNTS = ['total_count', 'incomplete_results', 'repository_selection'];
/** Of anything else the iterator would make an empty list. */
function isList(data) {
    if (typeof data !== 'object' || data === null || Array.isArray(data))
        return Array.isArray(data);
    const lists = Object.entries(data).filter(([name]) => !COUNTS.includes(name));
    return 'total_count' in data && lists.length === 1 && lists.every(([, value]) => Array.isArray(value));
}
function texts(headers) {
    const told = Object.entries(headers).filter(([, value]) => value !== undefined);
    return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}


/***/ })

};
