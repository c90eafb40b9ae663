/** `data_ini` and `data_fim`, as every path names a period, of a procedure that calls them `inicio` and `fim`. */
import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'
import { formerly, periodFields } from './former-names.ts'
import { objectShape } from './input-fields.ts'
import { form, type Form } from './procedure-route.ts'

/** The form of a path with a period; the procedure's own names stay as former ones. */
export function periodForm<Input>(input: z.ZodType<unknown, Input>): Form<NonNullable<Input>> {
  const { inicio: _, fim: __, ...shape } = objectShape(input)
  const schema = z.strictObject({
    ...shape,
    ...periodFields,
    inicio: formerly('data_ini', isoDate),
    fim: formerly('data_fim', isoDate),
  })
  return form(schema, ({ data_ini, data_fim, inicio, fim, ...rest }) => {
    const period = { inicio: data_ini ?? inicio, fim: data_fim ?? fim }
    const named = Object.fromEntries(Object.entries(period).filter(([, day]) => day !== undefined))
    return { ...rest, ...named } as NonNullable<Input>
  })
}
