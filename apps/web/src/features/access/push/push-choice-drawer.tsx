import { pushChoiceInput } from '@intranet/contract/access/push'
import { noticeKinds, noticeModules, type NoticeModule } from '@intranet/contract/content/notice-kinds'
import { push as text } from '@intranet/contract/messages/push'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import type { FormStart } from '@/components/form/form.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { TimeField } from '@/components/form/time-field.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof pushChoiceInput>
type Choice = Outputs['push']['own']['escolha']

/** Every kind of notice, ticked where it comes; what is stored are those that do not. */
function KindsField() {
  const shown: FieldProps<Values> = {
    name: 'recusados',
    label: 'Avisos que chegam aos seus aparelhos',
    required: false,
    wide: true,
  }
  const words = (value: unknown) =>
    (value as Values['recusados']).map((kind) => noticeKinds[kind].label).join(', ') || 'nenhum recusado'
  const field = useField<Values['recusados'], Values>(shown, { words })
  const set = (kind: Values['recusados'][number], comes: boolean) =>
    field.setValue(comes ? field.value.filter((one) => one !== kind) : [...field.value, kind])
  return (
    <FieldFrame {...shown} field={field} group>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1.5 max-sm:grid-cols-1" {...field.focus} tabIndex={-1}>
        {noticeModules.map((kind) => (
          <label key={kind} className="flex items-center gap-2.5 py-1 text-sm">
            <Checkbox
              checked={!field.value.includes(kind)}
              onCheckedChange={(on) => set(kind, on === true)}
            />
            {noticeKinds[kind].label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

function NightHours() {
  const quiet = useValue<Values>()('noite')
  if (!quiet) return null
  return (
    <>
      <TimeField<Values> name="noite_inicio" label="Silêncio a partir de" />
      <TimeField<Values> name="noite_fim" label="Silêncio até" />
    </>
  )
}

const quietWords: [string, string] = ['Em silêncio', 'Avisos chegam']

const isRaised = (kind: string): kind is NoticeModule => Object.hasOwn(noticeKinds, kind)

/** What a person chose, without an on-call time that is over and kinds that are not raised any more. */
const startOf = ({ plantao_ate, recusados, ...choice }: Choice): FormStart<Values> =>
  formValues(pushChoiceInput, {
    ...choice,
    recusados: recusados.filter(isRaised),
    plantao_ate: plantao_ate !== null && Date.parse(plantao_ate) > Date.now() ? plantao_ate : null,
  })

/** Which notices come to one's devices, and when none does. */
export function PushChoiceDrawer({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  return (
    <DrawerForm
      title="Avisos nos seus aparelhos"
      onClose={onClose}
      identity={savedRecord('pushChoice', { id: 'propria', updated_at: null })}
      schema={pushChoiceInput}
      defaultValues={startOf(choice)}
      onSubmit={(values) => api.push.choose.mutate(values)}
      changes={[trpc.push.pathFilter()]}
      texts={{ success: text.chosen }}
    >
      <FieldGrid>
        <DateTimeField<Values>
          name="plantao_ate"
          label="Estou de plantão até"
          hint="Até lá, os avisos chegam a qualquer hora."
          wide
        />
        <ToggleField<Values> name="noite" label="À noite" labels={quietWords} wide />
        <NightHours />
        <ToggleField<Values> name="fim_de_semana" label="Aos sábados e domingos" labels={quietWords} />
        <ToggleField<Values> name="ausencia" label="Nas férias e afastamentos" labels={quietWords} />
        <KindsField />
      </FieldGrid>
      <p className="mt-3 text-xs text-muted-foreground">
        O que não chega ao aparelho fica no sino. Horários de Brasília.
      </p>
    </DrawerForm>
  )
}
