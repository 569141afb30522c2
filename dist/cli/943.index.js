export const id = 943;
export const ids = [943];
export const modules = {

/***/ 31943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ PRIORITIES),
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   tb: () => (/* binding */ STATE_GROUPS)
/* harmony export */ });
/* unused harmony export EVIDENCE */

const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
    'git',
    'env',
    'transient',
    'timeout',
    'stalled',
    'lost',
    'killed',
    'cancelled',
    'empty',
    'failed',
];


/***/ })

};
