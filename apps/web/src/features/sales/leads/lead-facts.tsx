import {
  formatCep,
  formatDate,
  formatDateTime,
  formatDocument,
  formatMoney,
} from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { blacklistKindNames, type BlacklistKind } from '@intranet/contract/sales/blacklist-words'
import {
  finalizationText,
  originNames,
  typeNames,
  wrongReasonNames,
  type LeadOrigin,
  type LeadType,
  type WrongReason,
} from '@intranet/contract/sales/lead-words'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { EmailLink, PhoneLinks } from './contact-links.tsx'
import { ErpBadge } from './lead-marks.tsx'

type WholeLead = Outputs['leads']['get']

const join = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator)
const moment = (at: string | null) => at && formatDateTime(at)

/** Why it ended, in the words of the one who ended it. */
function endingOf(lead: WholeLead): string | null {
  const wrong = lead.wrong_motivo && wrongReasonNames[lead.wrong_motivo as WrongReason]
  return lead.motivo_exclusao ?? wrong ?? lead.motivo_inativacao ?? lead.motivo_inviabilidade
}

function offTable(lead: WholeLead): string | null {
  const since = lead.fora_tabela_em && formatDateTime(lead.fora_tabela_em)
  return since && join(', ', lead.fora_tabela_por, since, lead.motivo_fora_tabela)
}

/** What a seller looks for first. */
export const mainFacts = (lead: WholeLead): Fact[] => [
  ['Documento', lead.documento && formatDocument(lead.documento)],
  ['Fone', lead.fone && <PhoneLinks phone={lead.fone} />],
  ['Produto', lead.produto],
  ['Valor', lead.valor && formatMoney(lead.valor)],
]

const factsOf = (lead: WholeLead): Record<string, Fact[]> => ({
  Cliente: [
    ['E-mail', lead.email && <EmailLink email={lead.email} />],
    ['Nascimento', lead.data_nascimento && formatDate(lead.data_nascimento)],
    ['Endereço', join(', ', lead.logradouro, join(' ', lead.numero, lead.complemento))],
    ['Bairro', lead.bairro],
    ['Cidade', join(' - ', lead.cidade, lead.estado)],
    ['CEP', lead.cep && formatCep(lead.cep)],
    ['Referência', lead.referencia],
  ],
  Venda: [
    [
      'Provedor',
      lead.provedor && (
        <ProviderMark
          key="provedor"
          sistema={lead.provedor}
          name={lead.provedor === 'razao' ? undefined : (lead.provedor_nome ?? undefined)}
        />
      ),
    ],
    ['Tipo', typeNames[lead.tipo as LeadType]],
    ['Origem', originNames[lead.origem as LeadOrigin]],
    ['Campanha', lead.campanha],
    ['Canal', lead.canal],
    ['Vendedor', lead.vendedor],
    ['Fora da tabela', offTable(lead)],
    ['Vencimento', lead.vencimento_dia && `dia ${lead.vencimento_dia}`],
    ['Produto atual', lead.produto_atual],
    ['Valor atual', lead.valor_atual && formatMoney(lead.valor_atual)],
    ['Contrato', lead.contrato],
    ['Indicador', lead.funcionario],
    ['Código Cliente', lead.cod_cliente],
    ['Código Lead', lead.pendente_erp ? <ErpBadge /> : lead.cod_lead],
  ],
  Andamento: [
    ['Criação', formatDateTime(lead.created_at)],
    ['Cadastrada por', lead.autor],
    [
      'Data/Hora',
      lead.data_mk
        ? join(' - ', formatDate(lead.data_mk), lead.hora_mk?.slice(0, 5) ?? null)
        : text.noMarketingDate,
    ],
    ['Contatos', String(lead.tentativas)],
    ['Último contato', moment(lead.ultimo_contato)],
    [
      'Motivo Blocklist',
      lead.blacklist
        ? (lead.blacklist_motivo ?? blacklistKindNames[lead.blacklist as BlacklistKind])
        : text.notOnBlocklist,
    ],
    ['Motivo', endingOf(lead)],
    ['Lead Associada', lead.id_lead_associada],
    ['Tempo de Finalização', finalizationText(lead.tempo_finalizacao)],
    ['Consentimento', moment(lead.aceite_lgpd_em)],
  ],
})

export function LeadFacts({ lead }: { lead: WholeLead }) {
  return Object.entries(factsOf(lead)).map(([title, rows]) => (
    <section key={title} className="mb-5" aria-label={title}>
      <SectionLabel>{title}</SectionLabel>
      <Card className="block p-5">
        <Facts rows={rows} className="sm:grid-cols-2" />
      </Card>
    </section>
  ))
}
