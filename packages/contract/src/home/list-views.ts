/** Saved views of lists: filters, order and columns under a name. See docs/screens.md#saved-views. */
import * as z from 'zod'
import { can, levels, type Ability, type AccessHolder, type Level, type ModuleKey } from '../access.ts'
import { byId, seenVersion } from '../record.ts'
import { nameText } from '../validators.ts'

/** How many views a person keeps of one list. */
export const MOST_VIEWS = 50

/** `departments.list`, or `leads.list/coverage` where one procedure answers several lists. */
const lista = z
  .string()
  .min(3)
  .max(80)
  .regex(/^[a-zA-Z]+\.[a-zA-Z0-9]+(\/[a-z-]+)?$/)

/** The procedure that answers a list. */
export const procedureOfList = (key: string): string => key.split('/', 1)[0]!

const columnNames = z.array(z.string().max(60)).max(80)

/** `search` is the page's search as it is in the address; `nivel` shares it with that level and the stronger ones. */
const viewFields = z.strictObject({
  nome: nameText(60),
  search: z.record(z.string().max(60), z.json()).refine((value) => JSON.stringify(value).length <= 4000),
  /** The columns in their order and those left out; null leaves them to each reader. */
  colunas: z.strictObject({ ordem: columnNames, ocultas: columnNames }).nullish(),
  nivel: z.enum(levels).nullish(),
})
export const listViewFields = z.strictObject({ lista, ...viewFields.shape })
export type ListViewFields = z.output<typeof listViewFields>
export const updateListViewInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...viewFields.partial().shape,
})
export type UpdateListViewInput = z.output<typeof updateListViewInput>
export const listViewsInput = z.strictObject({ lista })

const abilityOf: Record<Level, Ability> = { gestor: 'manage', solicitante: 'create', leitor: 'read' }

/** The levels of a module that somebody holds, by what they may do in it: a manager holds all three. */
export const ownLevels = (holder: AccessHolder, module: ModuleKey): Level[] =>
  levels.filter((level) => can(holder, module, abilityOf[level]))
