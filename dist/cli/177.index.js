export const id = 177;
export const ids = [177];
export const modules = {

/***/ 82177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   webhookNotifier: () => (/* binding */ webhookNotifier)
/* harmony export */ });
/* unused harmony exports noticeBody, sendNotice */
/* harmony import */ var _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85151);
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50536);
/**
 * Tells people outside Plane by a webhook (layer 4), because Plane notifies nobody of comments made through its API. The
 * address is a secret: it is in no message and no log.
 */



const TIMEOUT_MS = 10_000;
/** Discord refuses more than 2,000 characters; Slack cuts at 40,000 and advises 4,000. The rest is for the link. */
const TEXT_MAX = { json: 4000, slack: 3000, discord: 1500 };
const URL_MAX = 400;
/** The body for the receiver's format. Nothing in the text addresses anybody or is read as markup of the receiver's. */
function noticeBody(format, notice) {
    const text = quiet((0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .u)(notice.text), TEXT_MAX[format]));
    const url = /^https?:\/\/[^\s<>|]+$/i.test(notice.url) && notice.url.length <= URL_MAX ? notice.url : '';
    switch (format) {
        case 'json':
            return JSON.stringify({ source: 'agentd', key: notice.key, tag: notice.tag, url, text });
        case 'slack': {
            const link = url === '' ? '' : `\n<${escapeSlack(url)}|Open ${escapeSlack(notice.key)}>`;
            return JSON.stringify({ text: `${escapeSlack(text)}${link}`, unfurl_links: false, unfurl_media: false });
        }
        case 'discord': {
            const content = (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, TEXT_MAX.discord) + (url === '' ? '' : `\n<${url}>`);
            return JSON.stringify({ content, allowed_mentions: { parse: [] } });
        }
    }
}
/** @returns null when the receiver took it, else why not. Never rejects. */
async function sendNotice(webhook, notice, post) {
    if (!URL.canParse(webhook.url) || !/^https?:$/.test(new URL(webhook.url).protocol)) {
        return problem(webhook, 'notice-url-invalid', 'the value is not an http or https address', false);
    }
    try {
        const { status, body } = await post(webhook.url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: noticeBody(webhook.format, notice),
            redirect: 'manual',
            signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await body?.cancel().catch(() => undefined);
        if (status >= 200 && status < 300)
            return null;
        const retry = status === 408 || status === 429 || status >= 500;
        return problem(webhook, 'notice-refused', `the receiver answered ${status}`, retry);
    }
    catch (error) {
        return problem(webhook, 'notice-unreachable', causeOf(error), true);
    }
}
/** The port. @throws {AgentdError} with the problem that {@link sendNotice} returns. */
function webhookNotifier(webhook, ports) {
    return {
        notify: async (text, data) => {
            const notice = { ...data, key: (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .O)(data.key), text: ports.redact((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .u)(text)) };
            const failed = await sendNotice(webhook, notice, ports.post);
            if (failed !== null)
                throw new _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie(failed);
        },
    };
}
function problem({ url_key }, code, why, retry) {
    return {
        code,
        message: `The notice to the webhook that ${url_key} names was not delivered: ${why}.`,
        remedy: retry ? '' : `Check the address in ${url_key} and the format that is set for it.`,
        retry,
    };
}
/** Only codes: messages of network errors may hold the address. */
function causeOf(error) {
    if (!(error instanceof Error))
        return 'the request failed';
    if (error.name === 'TimeoutError')
        return `no answer in ${TIMEOUT_MS / 1000} s`;
    const { cause } = error;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
    return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : 'the request failed';
}
/** A zero-width space after each `@` that would begin a name, also inside `<@…>` and `<!…>`. */
function quiet(text) {
    return text.replace(/@(?=[\w!&])|<(?=[!#@])/g, '$&\u200b');
}
function escapeSlack(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}


/***/ })

};
