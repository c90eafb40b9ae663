/**
 * The documented paths with what they take and answer, by method. In the repository none is listed, and `rest` takes any
 * path; the packed client has them all, made of the API document (tools/rest-types.ts).
 */

export interface RestOperations {}
