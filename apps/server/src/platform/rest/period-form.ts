/** `data_ini` and `data_fim`, as every path names a period, of a procedure that calls them otherwise. */
import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'
import { withoutMissing } from '../records.ts'
import { formerly, underAnyName } from './former-names.ts'
import { objectShape } from './input-fields.ts'
import { form, type Form } from './procedure-route.ts'

const ownNames = [
  ['inicio', 'fim'],
  ['de', 'ate'],
] as const

/** The form of a path with a period; the procedure's own names, `inicio` and `fim` or `de` and `ate`, stay as former ones. */
export function periodForm<Input>(input: z.ZodType<unknown, Input>): Form<NonNullable<Input>> {
  const shape = objectShape(input)
  const [first, last] = ownNames.find(([name]) => name in shape) ?? ownNames[0]
  const { [first]: _, [last]: __, ...others } = shape
  const dayNamed = (own: string) => {
    const isOptional = shape[own]?.safeParse(undefined).success ?? true
    return isOptional ? isoDate.optional() : underAnyName(isoDate.optional())
  }
  const schema = z.strictObject({
    ...others,
    data_ini: dayNamed(first),
    data_fim: dayNamed(last),
    [first]: formerly('data_ini', isoDate),
    [last]: formerly('data_fim', isoDate),
  })
  return form(schema, ({ data_ini, data_fim, ...rest }) => {
    const days = { [first]: data_ini, [last]: data_fim }
    const named = withoutMissing(days)
    return { ...rest, ...named } as NonNullable<Input>
  })
}
