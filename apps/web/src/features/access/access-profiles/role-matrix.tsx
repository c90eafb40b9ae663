import { levels, offeredModules, SUPERADMIN, type Level, type ModuleKey } from '@intranet/contract/access'
import { areaModules } from '@intranet/contract/access/area-modules'
import { levelIn, levelLabels, moduleLabels, withLevel } from '@intranet/contract/access/access-profiles'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { ValueLines } from '@/components/records/value-lines.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { cn } from '@/lib/cn.ts'
import { radioClasses } from '@/components/ui/radio-group.tsx'

const choices: { value: Level | ''; label: string }[] = [
  { value: '', label: 'Nenhum' },
  ...levels.toReversed().map((level) => ({ value: level, label: levelLabels[level] })),
]

const areas: { title: string; modules: readonly ModuleKey[] }[] = [
  { title: 'Pessoas', modules: areaModules.people },
  { title: 'Conteúdo', modules: areaModules.content },
  { title: 'Vendas', modules: areaModules.sales },
  { title: 'Marketing', modules: areaModules.marketing },
  { title: 'Operações', modules: areaModules.operations },
  { title: 'Atendimento', modules: areaModules.service },
]
const placed = areas.flatMap(({ modules }) => modules)
const shown = [...areas, { title: 'Sistema', modules: offeredModules.filter((key) => !placed.includes(key)) }]
  .map(({ title, modules }) => ({ title, modules: modules.filter((key) => offeredModules.includes(key)) }))
  .filter(({ modules }) => modules.length > 0)

interface LineProps {
  module: ModuleKey
  roles: string[]
  disabled?: boolean
  /** The strongest level that may be chosen. */
  highest?: Level
  onRoles: (roles: string[]) => void
}

const within = (highest: Level | undefined) =>
  choices.filter(({ value }) => !highest || !value || levels.indexOf(value) >= levels.indexOf(highest))

const line = 'grid min-h-[34px] items-center border-b border-border'
/** The columns, by how many choices there are. */
const columns = {
  3: 'grid-cols-[minmax(0,1fr)_repeat(3,84px)]',
  4: 'grid-cols-[minmax(0,1fr)_repeat(4,84px)]',
}
/** On a phone the module is above its levels, which have their names. */
const phoneLine = 'max-sm:justify-start max-sm:gap-x-3.5 max-sm:py-1.5'
const phoneColumns = { 3: 'max-sm:grid-cols-[repeat(3,auto)]', 4: 'max-sm:grid-cols-[repeat(4,auto)]' }
const cell =
  'grid min-h-[34px] cursor-pointer place-items-center rounded-sm hover:bg-accent max-sm:flex max-sm:min-h-10 max-sm:items-center max-sm:gap-1.5 max-sm:text-[12px]'
/** No level is a dash, not one more filled dot in a long column of them. */
const dash =
  'checked:border-0 checked:bg-[linear-gradient(var(--muted-foreground)_0_0)] checked:bg-[length:10px_2px] checked:bg-center checked:bg-no-repeat checked:bg-transparent'

const superWords = 'Acesso a todos os módulos e provedores, e à configuração.'

export interface MatrixChoice {
  value: string
  label: string
}

interface ChoiceLineProps {
  module: ModuleKey
  /** What is chosen: "Nível". */
  what: string
  /** How many columns the matrix has; a line may offer fewer. */
  wide: 3 | 4
  choices: readonly MatrixChoice[]
  value: string
  disabled?: boolean
  onValue: (value: string) => void
}

/** One module: where nothing is chosen there is a dash, so that what was given is out. */
export function ChoiceLine({
  module,
  what,
  wide,
  choices: offered,
  value,
  disabled,
  onValue,
}: ChoiceLineProps) {
  const label = `${what} em ${moduleLabels[module]}`
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(line, columns[wide], phoneLine, phoneColumns[wide])}
    >
      <span
        className={cn('max-sm:col-span-full', value ? 'font-[550] text-foreground' : 'text-muted-foreground')}
      >
        {moduleLabels[module]}
      </span>
      {offered.map((choice) => (
        <label key={choice.value} className={cell}>
          <input
            type="radio"
            className={cn(radioClasses, !choice.value && dash)}
            name={`nivel-${module}`}
            checked={value === choice.value}
            disabled={disabled}
            onChange={() => onValue(choice.value)}
          />
          <span className="sm:sr-only">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}

/** The level of one module in a set of roles. */
export function MatrixLine({ module, roles, disabled, highest, onRoles }: LineProps) {
  return (
    <ChoiceLine
      module={module}
      what="Nível"
      wide={4}
      choices={within(highest)}
      value={levelIn(roles, module) ?? ''}
      disabled={disabled}
      onValue={(value) => onRoles(withLevel(roles, module, levels.find((one) => one === value) ?? null))}
    />
  )
}

/** The names of the choices above the lines: of levels, where nothing else is said. */
export const MatrixHeads = ({
  wide = 4,
  heads = choices,
}: {
  wide?: 3 | 4
  heads?: readonly MatrixChoice[]
}) => (
  <div
    className={cn(line, columns[wide], 'text-[12px] font-[550] text-muted-foreground max-sm:hidden')}
    aria-hidden
  >
    <span>Módulo</span>
    {heads.map(({ value, label }) => (
      <span key={value} className="text-center">
        {label}
      </span>
    ))}
  </div>
)

/** What a set of roles gives, in words; modules without a level are left out. */
export function RoleWords({ roles }: { roles: readonly string[] }) {
  const areasGiven = shown
    .map(({ title, modules }) => ({
      title,
      lines: modules.flatMap((module) => {
        const level = levelIn([...roles], module)
        return level ? { label: moduleLabels[module], value: levelLabels[level] } : []
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
  if (roles.includes(SUPERADMIN)) return <p className="text-sm">{superWords}</p>
  if (areasGiven.length === 0)
    return <p className="text-sm text-muted-foreground">Nenhum nível em nenhum módulo.</p>
  return areasGiven.map(({ title, lines }) => (
    <section key={title} className="mb-5">
      <SectionLabel count={lines.length}>{title}</SectionLabel>
      <ValueLines lines={lines} />
    </section>
  ))
}

/** A set of roles as module × level; the value is the list of roles. */
export function RoleMatrix<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string[], Values>({ ...props, required: false })
  const roles = field.value ?? []
  const isSuper = roles.includes(SUPERADMIN)
  const setSuper = (on: boolean) =>
    field.setValue(on ? [...roles, SUPERADMIN] : roles.filter((role) => role !== SUPERADMIN))
  return (
    <FieldFrame {...props} field={field} group wide>
      <label className="mb-2 flex items-center justify-between gap-4 rounded-md bg-muted px-3 py-2 text-sm">
        <span>
          <b className="font-semibold">Super Admin</b>
          <span className="block text-xs text-muted-foreground">{superWords}</span>
        </span>
        <Switch
          checked={isSuper}
          disabled={props.disabled}
          aria-label="Super Admin"
          onCheckedChange={setSuper}
        />
      </label>
      <div className="text-sm">
        <MatrixHeads />
        {shown.map(({ title, modules }) => (
          <section key={title} aria-label={title}>
            <h3 className="pt-3 pb-0.5 text-[11.5px] font-[650] tracking-[0.055em] uppercase [font-stretch:112%]">
              {title}
            </h3>
            {modules.map((module) => (
              <MatrixLine
                key={module}
                module={module}
                roles={roles}
                disabled={props.disabled}
                onRoles={field.setValue}
              />
            ))}
          </section>
        ))}
      </div>
    </FieldFrame>
  )
}
