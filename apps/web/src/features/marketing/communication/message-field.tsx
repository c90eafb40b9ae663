import { formatCount } from '@intranet/contract/formats'
import { placeholders, smsLength } from '@intranet/contract/marketing/message-text'
import { SMS_WAY_OUT, withWayOut } from '@intranet/contract/marketing/opt-out-words'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { VariableArea } from '@/components/form/variable-area.tsx'

/** What a text costs as SMS while it is typed, its way out included. */
function SmsCounter({ text }: { text: string }) {
  const { segments, left, encoding, special } = smsLength(withWayOut(text))
  return (
    <span className="grid text-right text-xs" aria-live="polite">
      <b className="font-semibold whitespace-nowrap">
        {formatCount(segments, 'segmento', 'segmentos')}, {left} restantes ({encoding})
      </b>
      {special.length > 0 && (
        <span className="text-warning">
          {special.slice(0, 8).join(' ')}: sem {special.length === 1 ? 'este caractere' : 'estes caracteres'},
          cabem 160 por SMS.
        </span>
      )}
    </span>
  )
}

interface MessageFieldProps<Values extends object> extends FieldProps<Values> {
  max: number
  /** Shows what it costs in SMS segments instead of its length. */
  counted?: boolean
}

/** A message that customers read as plain text; its placeholders are written by buttons. */
export function MessageField<Values extends object = never>({
  max,
  counted,
  ...props
}: MessageFieldProps<Values>) {
  const wide = { ...props, required: true, wide: true }
  const field = useField<string | null | undefined, Values>(wide)
  const text = field.value ?? ''
  return (
    <FieldFrame
      {...wide}
      field={field}
      hint={
        counted
          ? `No fim vai “${SMS_WAY_OUT.trim()}”, já contado. As variáveis contam pelo texto de cada cliente.`
          : undefined
      }
      end={
        counted ? (
          <SmsCounter text={text} />
        ) : (
          <b className="text-xs font-semibold text-muted-foreground">
            {text.length}/{max}
          </b>
        )
      }
    >
      <VariableArea field={field} variables={placeholders} max={max} />
    </FieldFrame>
  )
}
