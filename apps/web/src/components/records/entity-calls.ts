import type { ChangedRecords } from '@intranet/contract/answer'
import type { QueryFilters } from '@tanstack/react-query'
import type { TRPCQueryKey } from '@trpc/tanstack-react-query'
import type { ListName } from '@/components/table/list-name.ts'
import type { SearchOf } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Inputs, type Outputs } from '@/lib/trpc.ts'

type Router = keyof Inputs & string
/** The routers with procedures of these names that take this. */
type Taking<Procedures> = { [R in Router]: Inputs[R] extends Procedures ? R : never }[Router]

export interface SwitchInput {
  ids: number[]
  ativo: boolean
}

/** Which record, and what was read of it. */
export interface Version {
  id: number
  updated_at: string
}

/** … where it may have been on no page that was read. */
type SeenRecord = Pick<Version, 'id'> & Partial<Version>

/** The routers whose records have a list. */
export type Listed = {
  [R in Router]: `${R}.list` extends ListName
    ? Outputs[R] extends { list: { dados: { id: number }[] } }
      ? R
      : never
    : never
}[Router]
/** … and are switched on and off and removed. */
export type Kept = Listed & Taking<{ setActive: SwitchInput; remove: { id: number } }>
/** … are made by a form. */
export type Made = Listed & Taking<{ create: { objects: object[] } }>
/** … are changed by one. */
export type Changed = Listed & Taking<{ update: Partial<Version> & { id: number } }>

/** … of which one field is changed in several records at once. */
export type Bulked = Listed & Taking<{ changeMany: { registros: { id: number }[]; campos: object } }>

export type RowOf<R extends Listed> = Outputs[R] extends {
  list: { dados: (infer Row extends { id: number })[] }
}
  ? Row
  : never

/** What `create` takes of each new record. */
export type NewOf<R extends Made> = Inputs[R] extends { create: { objects: (infer One extends object)[] } }
  ? One
  : never

/** What `update` takes besides the record's id and version. */
export type ChangeOf<R extends Changed> = Inputs[R] extends { update: infer Input }
  ? Omit<Input, keyof Version>
  : never

interface Answer<Row> {
  total: number | null
  depois: string | null
  dados: Row[]
}

export type ListInput<R extends Listed> = SearchOf<`${R}.list`>['input']

// The client itself, by what all its routers of one kind have in common: the compiler compares each of them.
export const keys: {
  readonly [R in Listed]: {
    list: { queryKey: (input: ListInput<R>) => TRPCQueryKey }
    pathFilter: () => QueryFilters
  }
} = trpc
export const lists: {
  readonly [R in Listed]: { list: { query: (input: ListInput<R>) => Promise<Answer<RowOf<R>>> } }
} = api
export const keeps: {
  readonly [R in Kept]: {
    setActive: { mutate: (input: SwitchInput) => Promise<unknown> }
    remove: { mutate: (input: { id: number }) => Promise<unknown> }
  }
} = api
export const makes: {
  readonly [R in Made]: { create: { mutate: (input: { objects: NewOf<R>[] }) => Promise<unknown> } }
} = api
export const bulks: {
  readonly [R in Bulked]: {
    changeMany: {
      mutate: (input: { registros: SeenRecord[]; campos: object }) => Promise<ChangedRecords>
    }
  }
} = api
export const changes: {
  readonly [R in Changed]: {
    update: { mutate: (input: ChangeOf<R> & Version) => Promise<unknown> }
  }
} = api
