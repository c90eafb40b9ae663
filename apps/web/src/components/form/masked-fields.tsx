import { type ComponentProps, useRef, useState } from 'react'
import { form } from '@intranet/contract/messages'
import { format } from '@intranet/contract/messages/formats'
import { company } from '@intranet/contract/messages/company'
import { readPhone } from '@intranet/contract/phone-number'
import { cnpj, cpf } from '@intranet/contract/validators'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck } from './form-context.ts'
import { maskedText, MaskedInput } from '@/components/inputs/masked-input.tsx'
import { isBlank, valueWords } from './value-words.ts'
import { type Filling, useFormOf } from './use-form-values.ts'

interface MaskedFieldProps<Values extends object> extends FieldProps<Values> {
  mask: ComponentProps<typeof MaskedInput>['mask']
  read?: ComponentProps<typeof MaskedInput>['read']
  /** The characters meant by a pasted text that says more than them. */
  find?: (pasted: string) => string | undefined
  placeholder?: string
  inputMode?: 'numeric' | 'text' | 'tel'
  /** Called with the bare and the masked text at each key. */
  onTyped?: (bare: string, masked: string) => void
  /** Shown as an error while there is none; it does not keep the form from being saved. */
  warning?: string
}

/** Any masked text; the value holds no punctuation. */
export function MaskedField<Values extends object = never>({
  mask,
  read = (bare) => bare,
  find,
  placeholder,
  inputMode = 'numeric',
  onTyped,
  warning,
  ...props
}: MaskedFieldProps<Values>) {
  const words = (value: unknown) =>
    isBlank(value) ? valueWords(value) : maskedText(mask, read(String(value), ''))
  const own = useField<string | null | undefined, Values>(props, { words })
  const field = { ...own, error: own.error ?? warning }
  return (
    <FieldFrame {...props} field={field}>
      <MaskedInput
        {...field.input}
        mask={mask}
        read={read}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        onPaste={(event) => {
          const bare = find?.(event.clipboardData.getData('text'))
          if (bare === undefined) return
          event.preventDefault()
          field.setValue(bare)
          onTyped?.(bare, maskedText(mask, bare))
        }}
        value={read(field.value ?? '', '')}
        onValue={(bare, masked) => {
          field.setValue(bare)
          onTyped?.(bare, masked)
        }}
      />
    </FieldFrame>
  )
}

const filled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const checkCpf = (value: unknown) => (filled(value) && !cpf.safeParse(value).success ? form.cpf : undefined)

export function CpfField<Values extends object = never>(props: FieldProps<Values>) {
  useFieldCheck(props.name, checkCpf)
  return <MaskedField<Values> {...props} mask="###.###.###-##" />
}

const CNPJ =
  /(?<![0-9A-Za-z])[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}\/?[0-9A-Za-z]{4}-?\d{2}(?![0-9A-Za-z])/g
const CPF = /(?<![0-9A-Za-z])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![0-9A-Za-z])/g

/** The number of a pasted text such as "CNPJ: 12.ABC.345/01DE-35": the one with right check digits, else the only one. */
function numberIn(pasted: string, kinds: readonly RegExp[]): string | undefined {
  const found = kinds
    .flatMap((kind) => pasted.match(kind) ?? [])
    .map((one) => one.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
  const right = found.find((one) => cnpj.safeParse(one).success || cpf.safeParse(one).success)
  return right ?? (found.length === 1 ? found[0] : undefined)
}
const cnpjIn = (pasted: string) => numberIn(pasted, [CNPJ])
const documentIn = (pasted: string) => numberIn(pasted, [CNPJ, CPF])

const checkCnpj = (value: unknown) =>
  filled(value) && !cnpj.safeParse(value).success ? company.cnpj : undefined

/** "Ops! Parece que seu cnpj é inválido!" when the check digits fail. */
export function CnpjField<Values extends object = never>(props: FieldProps<Values>) {
  useFieldCheck(props.name, checkCnpj)
  return <MaskedField<Values> {...props} mask="XX.XXX.XXX/XXXX-##" find={cnpjIn} inputMode="text" />
}

const isCpf = (bare: string) => /^\d{0,11}$/.test(bare)
const documentMask = (bare: string) => (isCpf(bare) ? '###.###.###-##' : 'XX.XXX.XXX/XXXX-##')

/** A CPF, or a CNPJ from the twelfth character or the first letter on (docs/screens.md#masks). */
export const DocumentField = <Values extends object = never>(props: FieldProps<Values>) => (
  <MaskedField<Values> {...props} mask={documentMask} find={documentIn} inputMode="text" />
)

const MOBILE_DIGITS = 11
/** What has too many digits to be a phone is shown as it is: cut, it would be the number of somebody else. */
const phoneMask = (bare: string) =>
  bare.length > MOBILE_DIGITS
    ? '#'.repeat(bare.length)
    : bare.length < MOBILE_DIGITS
      ? '(##) ####-####'
      : '(##) #####-####'

/** Whether one digit was typed into `before`. */
const addsOne = (bare: string, before: string) =>
  [...bare].some((_, at) => bare.slice(0, at) + bare.slice(at + 1) === before)

/** Eleven digits that are no number of the area 55: its country comes first, and more follows. */
const beginsWithCountry = (bare: string) => /^55[^9]/.test(bare)

/**
 * Area and number, without the country and the zeros before. A number that is whole takes no further digit. Without
 * `typed`, a value is only shown.
 */
function localPhone(bare: string, before: string, typed?: string): string {
  const pasted = typed !== undefined && bare.length - before.length > 1 && readPhone(typed).digits
  if (pasted) return pasted
  if (before.length === MOBILE_DIGITS && addsOne(bare, before) && !beginsWithCountry(before)) return before
  return bare.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '')
}

/** Exactly 15 characters with the mask; a landline that was stored before may stay as it is (docs/screens.md#masks). */
export function PhoneField<Values extends object = never>(props: FieldProps<Values>) {
  const { formState } = useFormOf<Record<string, unknown>>()
  const stored = useRef<unknown>(formState.defaultValues?.[props.name])
  /** A "+" was typed first, which the mask does not keep: the country follows. */
  const country = useRef(false)
  const read = (bare: string, before: string, typed?: string) => {
    if (typed === undefined) return localPhone(bare, before)
    if (typed.startsWith('+')) country.current = true
    else if (bare === '') country.current = false
    const local = country.current ? bare.replace(/^55(?=\d)/, '') : localPhone(bare, before, typed)
    if (country.current && local !== bare) country.current = false
    return local
  }
  useFieldCheck(props.name, (value) => {
    if (!filled(value) || value === stored.current) return undefined
    return readPhone(value).refused ?? (value.length === MOBILE_DIGITS ? undefined : format.phone)
  })
  return <MaskedField<Values> {...props} mask={phoneMask} read={read} inputMode="tel" />
}

const CEP_MASKED = 9
const CEP_CLEAR_BELOW = 6

/** Reads the address of 8 digits: what goes into the form's fields, or why it is to be typed. Never rejects. */
export type CepLookup<Fields extends object> = (cep: string) => Promise<{ values?: Fields; warning?: string }>

interface CepFieldProps<Values extends object> extends FieldProps<Values> {
  lookup: CepLookup<Filling<Values>>
  /** The address fields as they are when empty: so they become when fewer than 6 characters are left. */
  clears: Filling<Values>
}

const checkCep = (value: unknown) => (filled(value) && value.length !== 8 ? format.cep : undefined)

/** Nine characters, the mask included, start the lookup (docs/screens.md#masks). */
export function CepField<Values extends object = never>({ lookup, clears, ...props }: CepFieldProps<Values>) {
  const { setValue } = useFormOf<Record<string, unknown>>()
  const latest = useRef('')
  const [warning, setWarning] = useState<string>()
  useFieldCheck(props.name, checkCep)
  const write = (values: object, shouldValidate: boolean) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate })
  }
  const typed = async (bare: string, masked: string) => {
    latest.current = bare
    setWarning(undefined)
    if (masked.length < CEP_CLEAR_BELOW) write(clears, false)
    if (masked.length !== CEP_MASKED) return
    const found = await lookup(bare)
    if (latest.current !== bare) return
    if (found.values) write(found.values, true)
    setWarning(found.warning)
  }
  return (
    <MaskedField<Values>
      {...props}
      mask="#####-###"
      warning={warning}
      onTyped={(bare, masked) => void typed(bare, masked)}
    />
  )
}
