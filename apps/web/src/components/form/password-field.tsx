import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface PasswordFieldProps extends FieldProps {
  /** A password manager fills the one and offers to keep the other. */
  kind: 'current' | 'new'
}

/** A password that may be shown while it is typed. */
export function PasswordField({ kind, ...props }: PasswordFieldProps) {
  const field = useField<string | null | undefined>(props)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...props} field={field}>
      <div className="in">
        <input
          {...field.input}
          type={shown ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          value={field.value ?? ''}
          onChange={(event) => field.setValue(event.target.value)}
        />
        <button
          type="button"
          className="ib sm"
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="ic" aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
