interface Asked {
  data: unknown
  error: unknown
}

/** The error of the first query that has nothing to show: what was read before stays although reading again failed. */
export const failureOf = (...queries: Asked[]): unknown =>
  queries.find(({ data, error }) => Boolean(error) && data === undefined)?.error
