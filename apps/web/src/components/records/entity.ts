import type { ModuleKey } from '@intranet/contract/access'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import type { LinkAddress, OpenedAddress } from '@/lib/address.ts'
import { nameOf, type Client } from '@/lib/trpc.ts'
import type { BulkForm } from './bulk-form.ts'
import type { Listed, RowOf } from './entity-calls.ts'
import type { History } from './history.ts'

type Before<Path extends string, End extends string> = Path extends `${infer Base}${End}` ? Base : never

/** Addresses below which something is added, edited, or added as a copy. */
type Adds = Before<OpenedAddress, '/register'>
type Edits = Before<OpenedAddress, `/edit/${number}`>
type Copies = Before<OpenedAddress, `/register/${number}`>

interface Added {
  /** What the button says that adds one: "Novo departamento". */
  add: string
}

/** Where its screens are. */
type Screens<R extends Listed> =
  /** `/departments`: there are `/list`, `/register` and `/edit/$id`. */
  | (Added & { base: Adds & Edits; duplicates?: false; edit?: undefined })
  /** … and `/register/$id`, which begins as a copy. */
  | (Added & { base: Adds & Edits & Copies; duplicates: true; edit?: undefined })
  /** … or it is edited at another address. */
  | (Partial<Added> & { base?: Adds; duplicates?: false; edit: (row: RowOf<R>) => LinkAddress })
  /** In a drawer of its list, or below its parent. */
  | { base?: undefined; add?: undefined; duplicates?: false; edit?: undefined }

/** People stay as they are; public links, roulettes, campaigns of messages and bookings end. */
export type Uses = Partial<Record<'pessoas' | 'links' | 'roletas' | 'campanhas' | 'reservas', number>>

interface Words<R extends Listed> {
  /** What the rows are: "Departamentos". */
  label: string
  noun: readonly [one: string, many: string]
  /** Whose managers write them. */
  module: ModuleKey
  /** What a row is called in questions. */
  name: (row: RowOf<R>) => string
  /** Whether a row is switched on, where its list has another word than `ativo`. */
  active?: (row: RowOf<R>) => boolean
  /** What switching off is called. */
  switchOff?: string
  /** What stays in records, and what ends with them: with some, inactivating asks first. */
  uses?: (ids: number[]) => Promise<Uses>
  /** What deleting a record brings about; that it leaves all lists when absent. */
  consequences?: (row: RowOf<R>) => string[]
  /** The documented texts of its list. */
  texts?: { updated: string; updateFailed: string; removed: string; removeFailed: string }
  /** Other routers whose answers show it: they are read again too. */
  shownBy?: readonly Listed[]
  /** What "Ver histórico de Edições" shows. */
  history: History
  /** The form fields of what is changed in several records at once: `bulkForm`, in its own chunk. */
  bulk?: () => Promise<{ default: BulkForm }>
  /** With it "Importar planilha" is beside the button that adds one. */
  sheet?: SheetKey
}

/** What lists, forms and history know about one kind of record. Columns and fields stand with their screens. */
export type Entity<R extends Listed> = { readonly router: R } & Words<R> & Screens<R>

/** Where a record is edited; nowhere when that is a drawer. */
export function editAddress<R extends Listed>(entity: Entity<R>, row: RowOf<R>): LinkAddress | undefined {
  if (entity.edit) return entity.edit(row)
  return entity.base && `${entity.base}/edit/${row.id}`
}

/** `defineEntity(trpc.departments, { … })`, by the router that keeps it; one in `<entity>.entity.ts`. */
export const defineEntity = <R extends Listed>(
  client: Client<R>,
  words: Words<NoInfer<R>> & Screens<NoInfer<R>>,
): Entity<R> => ({ router: nameOf(client), ...words })
