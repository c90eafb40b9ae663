import { YesNoField } from './choice-fields.tsx'
import type { FieldProps } from './field.tsx'

/** Whether an address may be one without TLS: the person reads what that means before they say so. */
export function PlainHttpField<Values extends object = never>(
  props: Pick<FieldProps<Values>, 'name'> & { sent: string },
) {
  const { sent, ...field } = props
  return (
    <YesNoField<Values>
      {...field}
      label="Permitir http, sem TLS"
      means={{
        yes: `Quem estiver no caminho pode ler e trocar ${sent}.`,
        no: 'Só endereços https.',
      }}
      wide
    />
  )
}
