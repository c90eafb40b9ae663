import type { FieldsOf } from '@intranet/contract/entity/schemas'
import { formatCount } from '@intranet/contract/formats'
import { onboarding } from '@intranet/contract/people/onboarding'
import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormHelp, FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { OrganizationFields, type OrganizationSource } from '@/components/form/organization-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = FieldsOf<typeof onboarding>

const Field = fieldOf(onboarding)

/** Title, place, status and days. */
export function OnboardingFields({ source }: { source: OrganizationSource }) {
  const manages = can(useSession(), 'onboarding', 'manage')
  return (
    <FormPanel>
      <Field name="titulo" capped hint="Aparece para o funcionário no início da trilha." wide />
      <OrganizationFields source={source} required />
      {manages && <Field name="status" />}
      <Field name="prazo_dias" hint="Contados da admissão. Quem está perto do prazo recebe um lembrete." />
    </FormPanel>
  )
}

/** Whom the chosen place reaches, and what changing it does. */
export function ReachHelp() {
  const manages = can(useSession(), 'onboarding', 'manage')
  const [id_empresa, id_departamento, id_cargo] = useValues<Values>()(
    'id_empresa',
    'id_departamento',
    'id_cargo',
  )
  const { data } = useQuery({
    ...trpc.onboarding.reach.queryOptions({ id_empresa: id_empresa ?? 1, id_departamento, id_cargo }),
    enabled: Boolean(id_empresa),
  })
  const people = data && formatCount(data.total, 'funcionário', 'funcionários')
  const missing = id_departamento ? 'o cargo' : 'o departamento e o cargo'
  return (
    <FormHelp>
      {!manages && (
        <HelpNote title="Quem ativa">
          O RH é avisado e ativa. Até alguém começar, você pode corrigir.
        </HelpNote>
      )}
      <HelpNote title="Quem vai receber">
        <span role="status">
          {!people && 'Escolha o provedor para ver quantos funcionários.'}
          {people &&
            (id_cargo
              ? `${people} neste cargo.`
              : `${people} até aqui. Escolha ${missing} para ver o número exato.`)}
        </span>
      </HelpNote>
      <HelpNote title="Trocar o provedor">
        Limpa o departamento e o cargo. Com uma única opção, ela já vem escolhida.
      </HelpNote>
    </FormHelp>
  )
}
