import type { Inputs } from '@/lib/trpc.ts'

/** Every procedure: "departments.list". */
export type ProcedureName = {
  [R in keyof Inputs & string]: `${R}.${keyof Inputs[R] & string}`
}[keyof Inputs & string]

type InputOf<Name extends ProcedureName> = Name extends `${infer R extends keyof Inputs & string}.${infer P}`
  ? P extends keyof Inputs[R]
    ? Extract<Inputs[R][P], object>
    : never
  : never

/** The procedures that answer a page at a time: the lists. */
export type ListName = {
  [R in keyof Inputs & string]: {
    [P in keyof Inputs[R] & string]: Extract<Inputs[R][P], { offset?: number }> extends infer Input
      ? [Input] extends [never]
        ? never
        : 'offset' extends keyof Input
          ? `${R}.${P}`
          : never
      : never
  }[keyof Inputs[R] & string]
}[keyof Inputs & string]

/** What a list is filtered by: the columns of its contract. */
export type FilterKey<Name extends ListName> =
  InputOf<Name> extends { filtro?: infer Filter }
    ? Exclude<keyof NonNullable<Filter> & string, '_and' | '_or'>
    : never

/** The `filtro` itself, as the procedure takes it. */
export type FilterOf<Name extends ListName> =
  InputOf<Name> extends { filtro?: infer Filter } ? Extract<Filter, object> : object

/** What it is sorted by. */
export type SortKey<Name extends ListName> =
  InputOf<Name> extends { sort?: infer Sort } ? Exclude<Extract<Sort, string>, `-${string}`> : never
