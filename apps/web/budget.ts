/** What a page may weigh before it shows, and of how many files. The build's check and the bench read it. */

/** KB of JavaScript after gzip. */
export const LIMITS = { 'sign-in': 145, list: 291, form: 340 }
/** Files of scripts that a page waits for: each is a request. */
export const FILES = { 'sign-in': 8, list: 27, form: 30 }
/** KB of a route's own chunk. */
export const ROUTE_KB = 30
/** `…/list`, `…/list-general`, `…/pyramid-list`, with or without parameters; forms that have "list" in a folder are none. */
export const LIST_ROUTE = /\/(?:[\w-]+-)?list(?:-[\w-]+)?(?:\.[^/]*)?\.tsx(?:\?|$)/
