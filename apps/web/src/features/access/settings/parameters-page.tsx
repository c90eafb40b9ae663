import { can } from '@intranet/contract/access'
import { parametersForm, type ParameterValues } from '@intranet/contract/access/settings'
import { parameterKeys, parameters, type ParameterKey } from '@intranet/contract/parameters'
import { useWatch } from 'react-hook-form'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form, type FormStart } from '@/components/form/form.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useSave } from '@/lib/use-save.ts'

const fields = {
  integer: NumberField<ParameterValues>,
  text: TextField<ParameterValues>,
  boolean: ToggleField<ParameterValues>,
}

/** An address may be one without TLS; who writes it reads what that means. */
function PlainAddressWarning({ name }: { name: ParameterKey }) {
  const value = useWatch<ParameterValues>({ name })
  if (!/^http:/i.test(String(value))) return null
  return (
    <p className="col-span-full text-sm text-warning" role="status">
      Sem TLS: quem estiver no caminho pode ler e trocar o que este endereço responde.
    </p>
  )
}

function ParameterField({ name }: { name: ParameterKey }) {
  const parameter = parameters[name]
  const { kind, label, description, default: usual } = parameter
  const Field = fields[kind]
  return (
    <>
      <Field name={name} label={label} hint={`${description} Padrão: ${usual}.`} wide={kind === 'text'} />
      {'format' in parameter && <PlainAddressWarning name={name} />}
    </>
  )
}

/** Every constant that may be changed; the manager of configuracao reads. */
export function ParametersPage() {
  const read = useRecord(trpc.parameters.list.queryOptions())
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
        return (
          <Page>
            <PageHead />
            <PageSheet>
              <Form
                identity={savedRecord('parameters', { id: 'todos', updated_at: null })}
                schema={parametersForm}
                defaultValues={values}
                onSubmit={update.mutateAsync}
              >
                <fieldset disabled={!mayWrite} className="contents">
                  <FormPanel>
                    {parameterKeys.map((name) => (
                      <ParameterField key={name} name={name} />
                    ))}
                  </FormPanel>
                </fieldset>
                {mayWrite && <FormActions />}
              </Form>
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
