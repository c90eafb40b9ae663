import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CampaignFields } from '@intranet/contract/marketing/roulette'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { Loaded } from '@/components/shell/loaded.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Page, PageHead, PageSheet, Spine, SectionLabel } from '@/components/shell/page.tsx'
import { StepLine } from '@/components/steps/stepper.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { CampaignStep, type SavedCampaign } from './campaign-step.tsx'
import { PrizeStep } from './prize-step.tsx'
import { ThemeStep } from './theme-step.tsx'
import { historyOf } from '@/components/records/history.ts'
import { wizardSteps, type WizardStep } from './wizard-steps.ts'

const history = historyOf(
  ['site_roleta_campanhas', 'site_roleta_configuracao', 'site_roleta_premios'],
  {
    nome: 'Nome',
    descricao: 'Descrição',
    motivo_aplicacao: 'Motivo da aplicação',
    data_inicio_campanha: 'Início',
    data_fim_campanha: 'Fim',
    intervalo_votacao: 'Intervalo',
    api_erp: 'Chamado no ERP',
    ativo: 'Status',
    id_usuario_intranet: 'Responsável',
    base_background: 'Cor de fundo',
    base_html_content: 'Texto do centro',
    color_item: 'Cor dos itens ímpares',
    color_item_2: 'Cor dos itens pares',
    color_text: 'Texto dos itens ímpares',
    color_text2: 'Texto dos itens pares',
    peso_item: 'Peso',
    quantidade: 'Quantidade',
    quantidade_minima: 'Quantidade mínima',
    animacao: 'Confete',
    consumivel: 'Consome o estoque',
    htmlContent: 'Texto na roleta',
    background: 'Cor da fatia',
    textColor: 'Cor do texto',
  },
  { about: partOf },
)

/** Whose the change is: the prize by its name, or the look; nothing for the campaign itself. */
function partOf(values: Record<string, unknown>): string | undefined {
  if ('peso_item' in values)
    return `Prêmio ${String(values.nome)}, ${values.cliente ? 'clientes' : 'não clientes'}`
  return 'base_background' in values ? 'Aparência' : undefined
}

interface WizardProps {
  campaign: SavedCampaign
  edits: boolean
  step: WizardStep
  onStep: (step: WizardStep, owner?: number) => void
}

/** Steps 2 and 3, and in edit step 1, of a campaign that is saved. */
function Steps({ campaign, edits, step, onStep }: WizardProps) {
  const { id } = campaign
  const session = useSession()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const theme = useRecord(trpc.roulette.theme.queryOptions({ id_campanha: id }))
  const prizes = useRecord(trpc.roulette.prizes.queryOptions({ id_campanha: id }))
  const refresh = () => queryClient.invalidateQueries(trpc.roulette.pathFilter())
  return (
    <Loaded reads={[theme, prizes]}>
      {(look, given) => {
        // One's own campaign ends at the list; another's stays with the person who opened it.
        const finish = () => {
          if (campaign.id_usuario_intranet === session?.usuarioId)
            void navigate({ to: '/marketing/roulette/list' })
          else onStep('cadastro')
        }
        if (step === 'cadastro') {
          const save = async (fields: CampaignFields, updated_at?: string) => {
            await api.roulette.update.mutate({
              ...fields,
              id,
              id_dono: campaign.id_usuario_intranet,
              updated_at,
            })
            await refresh()
            return fields.id_usuario_intranet ?? campaign.id_usuario_intranet
          }
          // On signup the look comes next; in edit the prizes do.
          const next = (owner: number) => onStep(edits ? 'premios' : 'aparencia', owner)
          return <CampaignStep key={id} saved={campaign} onSave={save} onSaved={next} />
        }
        if (step === 'aparencia')
          return (
            <ThemeStep
              key={id}
              id={id}
              theme={look}
              edits={edits}
              onBack={() => onStep('premios')}
              onSave={refresh}
              onSaved={() => (edits ? finish() : onStep('premios'))}
            />
          )
        return (
          <PrizeStep
            key={id}
            id={id}
            prizes={given}
            edits={edits}
            onBack={() => onStep('cadastro')}
            onRemoved={refresh}
            onSave={refresh}
            onSaved={() => (edits ? onStep('aparencia') : finish())}
          />
        )
      }}
    </Loaded>
  )
}

interface WizardPageProps {
  campaign: SavedCampaign | null
  edits: boolean
  step: WizardStep
  /** `owner` names whose campaign it is after a change of hands. */
  onStep: (step: WizardStep, owner?: number) => void
  onCreated: (created: { id: number; id_usuario_intranet: number }) => void
}

/** The three-step wizard: in edit every step may be opened, on signup only those behind (docs/marketing.md#wizard). */
export function RouletteWizardPage({ campaign, edits, step, onStep, onCreated }: WizardPageProps) {
  const queryClient = useQueryClient()
  const create = async (fields: CampaignFields) => {
    const created = await api.roulette.create.mutate(fields)
    await queryClient.invalidateQueries(trpc.roulette.pathFilter())
    return created
  }
  const place = wizardSteps.findIndex(({ key }) => key === step)
  const open = (key: WizardStep, index: number) =>
    edits || (campaign && index < place) ? () => onStep(key) : undefined
  return (
    <Page>
      <PageHead heading={edits ? 'EDITAR ROLETA' : text.create} beside={campaign?.nome}>
        {edits && campaign && <RecordHistory history={history} id={campaign.id} />}
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Etapas">
            <SectionLabel>Etapas</SectionLabel>
            <Thread
              tall
              items={wizardSteps.map(({ key, title }, index) => ({
                key,
                label: `${index + 1}. ${title}`,
                state: index === place ? 'now' : index < place ? 'done' : undefined,
                onSelect: index === place ? undefined : open(key, index),
              }))}
            />
          </Spine>
        }
      >
        <StepLine steps={wizardSteps} current={step} />
        {campaign ? (
          <Steps campaign={campaign} edits={edits} step={step} onStep={onStep} />
        ) : (
          <CampaignStep onSave={create} onSaved={onCreated} />
        )}
      </PageSheet>
    </Page>
  )
}
