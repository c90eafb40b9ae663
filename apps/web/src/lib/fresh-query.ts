/** A query that is asked again although the cache has it: a form may only start from what is saved now. */
export const fresh = <Options extends object>(options: Options) => ({ ...options, staleTime: 0 })
