import { can } from '@intranet/contract/access'
import { settings } from '@intranet/contract/messages/access'
import { parametersForm, type ParameterValues } from '@intranet/contract/access/settings'
import type { Parameter } from '@intranet/contract/parameter-kinds'
import { parameters, type ParameterKey } from '@intranet/contract/parameters'
import { parameterSections, parametersOf, type ParameterSection } from '@intranet/contract/parameter-sections'
import { useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form, type FormStart } from '@/components/form/form.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { SectionIndex } from '@/components/shell/section-index.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { ValueLines } from '@/components/records/value-lines.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useSave } from '@/lib/use-save.ts'
import { isSought, valueWords } from './parameter-words.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'

/** An address may be one without TLS; who writes it reads what that means. */
function PlainAddressWarning({ name }: { name: ParameterKey }) {
  const value = useValue<ParameterValues>()(name)
  if (!/^http:/i.test(String(value))) return null
  return (
    <p className="col-span-full text-sm text-warning" role="status">
      Sem TLS: quem estiver no caminho pode ler e trocar o que este endereço responde.
    </p>
  )
}

/** "Alterado", where the value is not the usual one. */
function ChangedMark({ name }: { name: ParameterKey }) {
  const value = useValue<ParameterValues>()(name)
  return value === parameters[name].default ? null : <Badge variant="info">Alterado</Badge>
}

function ParameterField({ name }: { name: ParameterKey }) {
  const parameter: Parameter = parameters[name]
  const { kind, label, description, default: usual } = parameter
  const hint = (
    <>
      {description} Padrão: {valueWords(parameter, usual)}. <ChangedMark name={name} />
    </>
  )
  const shown = { name, label, hint }
  return (
    <>
      {kind === 'integer' && <NumberField<ParameterValues> {...shown} unit={parameter.unit} />}
      {kind === 'text' && <TextField<ParameterValues> {...shown} wide />}
      {kind === 'boolean' && <ToggleField<ParameterValues> {...shown} />}
      {kind === 'text' && parameter.format && <PlainAddressWarning name={name} />}
    </>
  )
}

/** The same without a field, for who only reads. */
const parameterLine = (name: ParameterKey, values: FormStart<ParameterValues>) => {
  const parameter: Parameter = parameters[name]
  const value = values[name] ?? parameter.default
  return {
    label: parameter.label,
    note: `${parameter.description} Padrão: ${valueWords(parameter, parameter.default)}.`,
    value: (
      <>
        {value !== parameter.default && (
          <>
            <Badge variant="info">Alterado</Badge>{' '}
          </>
        )}
        {valueWords(parameter, value)}
      </>
    ),
  }
}

const sections = Object.entries(parameterSections) as [ParameterSection, string][]

const hides = (sought: string) => (key: ParameterKey, title: string) =>
  !isSought(sought, title, parameters[key].label, parameters[key].description)

const NothingFound = () => <EmptyState title="Nenhum parâmetro encontrado" text="Busque por outra palavra." />

/** What is set, for who only reads. */
function ReadSections({ sought, values }: { sought: string; values: FormStart<ParameterValues> }) {
  const isHidden = hides(sought)
  const shown = sections.flatMap(([section, title]) => {
    const keys = parametersOf(section).filter((key) => !isHidden(key, title))
    return keys.length > 0 ? [{ section, title, keys }] : []
  })
  return (
    <>
      <NoteLine>{settings.readOnly}</NoteLine>
      {shown.length === 0 && <NothingFound />}
      {shown.map(({ section, title, keys }) => (
        <section key={section} id={section} className="mb-6 max-w-[640px]">
          <SectionLabel count={keys.length}>{title}</SectionLabel>
          <ValueLines lines={keys.map((key) => parameterLine(key, values))} />
        </section>
      ))}
    </>
  )
}

/** The constants of each section; what is not sought is hidden and keeps its value. */
function Sections({ sought }: { sought: string }) {
  const isHidden = hides(sought)
  const nothing = sections.every(([section, title]) =>
    parametersOf(section).every((key) => isHidden(key, title)),
  )
  return (
    <>
      {nothing && <NothingFound />}
      {sections.map(([section, title]) => {
        const keys = parametersOf(section)
        return (
          <div key={section} hidden={keys.every((key) => isHidden(key, title))}>
            <FormPanel id={section} title={title}>
              {keys.map((key) => (
                <div key={key} className={isHidden(key, title) ? 'hidden' : 'contents'}>
                  <ParameterField name={key} />
                </div>
              ))}
            </FormPanel>
          </div>
        )
      })}
    </>
  )
}

/** Every constant that may be changed; the manager of configuracao reads. */
export function ParametersPage() {
  const read = useRecord(trpc.parameters.list.queryOptions())
  const [sought, setSought] = useState('')
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const update = useSave(trpc.parameters.update.mutationOptions(), {
    changes: [trpc.parameters.pathFilter()],
  })
  return (
    <LoadedPage reads={[read]}>
      {(data) => {
        const values = Object.fromEntries(
          data.map(({ chave, valor }) => [chave, valor]),
        ) as FormStart<ParameterValues>
        // What is not sent stays: two people may change different ones at the same time.
        const save = async (typed: ParameterValues) => {
          const changed = Object.entries(typed).filter(
            ([key, value]) => value !== values[key as ParameterKey],
          )
          if (changed.length > 0) await update.mutateAsync(Object.fromEntries(changed))
        }
        return (
          <Page>
            <PageHead />
            <PageSheet spine={<SectionIndex sections={parameterSections} />}>
              <SearchInput
                label="Buscar parâmetro"
                className="mb-4 w-full max-w-[640px]"
                value={sought}
                onValue={setSought}
              />
              {mayWrite ? (
                <Form
                  identity={savedRecord('parameters', { id: 'todos', updated_at: null })}
                  schema={parametersForm}
                  defaultValues={values}
                  onSubmit={save}
                >
                  <Sections sought={sought} />
                  <FormActions />
                </Form>
              ) : (
                <ReadSections sought={sought} values={values} />
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
