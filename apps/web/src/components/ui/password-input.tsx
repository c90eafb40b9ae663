import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { iconButtonVariants } from './icon-button-variants.ts'
import { inputVariants } from './input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the field is called, for the button that shows it. */
  label: string
  /** A password manager fills the one and offers to keep the other. */
  kind: 'current' | 'new'
}

/** A password that may be shown while it is typed. */
export function PasswordInput({ label, kind, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div data-slot="password-input" className={inputVariants()}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <button
        type="button"
        className={iconButtonVariants({ size: 'sm' })}
        aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${label.toLowerCase()}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </button>
    </div>
  )
}
