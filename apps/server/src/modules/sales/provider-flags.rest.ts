/** Flags are beside the other fields of a documented body: `{ nome, api, razao: true }`. */
import { equal } from '@intranet/contract/documented-condition'
import { salesProvider } from '@intranet/contract/messages/marketing'
import { createOf } from '@intranet/contract/record'
import { providerKey } from '@intranet/contract/sales/provider-flags'
import * as z from 'zod'
import type { Translation } from '../../platform/rest/answer-shapes.ts'
import { elementShape, objectShape, type Shape } from '../../platform/rest/input-fields.ts'
import { form, type Form } from '../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../platform/rest/request.ts'

type Fields = Record<string, unknown>

const flag = z.boolean({ error: salesProvider.unknown })
/** In a filter a flag may be a condition too. */
const soughtFlag = equal(flag)

/** These fields, and one flag for each provider. */
const besideFlags = ({ provedores: _, ...own }: Shape) => z.object(own).catchall(flag)

/** Moves what is not one of these fields and may be a provider's key under `provedores`. */
function foldFlags(own: Shape, fields: Fields): Fields {
  const isFlag = ([key]: [string, unknown]) => !(key in own) && providerKey.safeParse(key).success
  const entries = Object.entries(fields)
  // From entries, never by assignment: a "__proto__" in the body stays an unknown field.
  const flags = entries.filter(isFlag)
  const rest = Object.fromEntries(entries.filter((entry) => !isFlag(entry)))
  return flags.length ? { ...rest, provedores: Object.fromEntries(flags) } : rest
}

interface FlaggedInputs<List, Create, Update> {
  list: z.ZodType<List>
  create: z.ZodType<Create>
  update: z.ZodType<Update>
}

/** The documented forms of inputs that hold their flags in `provedores`. */
export function flaggedForms<List, Create, Update>(inputs: FlaggedInputs<List, Create, Update>) {
  const { filtro, provedores: _, ...listed } = objectShape(inputs.list)
  const columns = objectShape(filtro!)
  const made = elementShape(objectShape(inputs.create))
  const { id: __, ...changed } = objectShape(inputs.update)

  const sought = z.object(columns).catchall(soughtFlag).default({})
  const list: Form<List> = form(
    z.strictObject({ ...listed, filtro: sought }),
    ({ filtro: asked, ...rest }) => {
      const { provedores, ...own } = foldFlags(columns, asked as Fields)
      return inputs.list.parse({ ...rest, filtro: own, provedores })
    },
  )
  const create: Form<Create> = form(createOf(besideFlags(made)), ({ objects }) =>
    inputs.create.parse({ objects: objects.map((fields) => foldFlags(made, fields)) }),
  )
  const update: Form<Update, 'id'> = form(besideFlags(changed), (fields, request: RestRequest<'id'>) =>
    inputs.update.parse({ ...foldFlags(changed, fields), id: request.id() }),
  )
  return { list, create, update }
}

interface Flagged {
  provedores: Record<string, boolean>
}

/** A row as REST clients know it: its flags beside its other fields. */
export const flaggedRow = <Row extends Flagged>(schema: z.ZodType<Row>): Translation<Row> => ({
  schema: besideFlags(objectShape(schema)),
  of: ({ provedores, ...rest }) => ({ ...rest, ...provedores }),
})
