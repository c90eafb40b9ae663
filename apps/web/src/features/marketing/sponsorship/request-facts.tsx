import { can } from '@intranet/contract/access'
import {
  formatCnpj,
  formatCpf,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPhone,
  yesNo,
} from '@intranet/contract/formats'
import { personTypeLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import type { ReactNode } from 'react'
import { DetailList } from '@/components/records/detail-list.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { copyLink } from '@/features/sales/tracking-links/copy-link.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'

type Request = Outputs['sponsorshipRequests']['get']

const documentOf = ({ cpf_cnpj, tipo_pessoa }: Request) =>
  cpf_cnpj && (tipo_pessoa === 'pf' ? formatCpf(cpf_cnpj) : formatCnpj(cpf_cnpj))
const contactOf = (text: string | null) => (text?.includes('*') ? text : text && formatPhone(text))

/** Who approved, once or twice. */
function Approvals({ request }: { request: Request }) {
  const { aprovador, aprovado_em, segundo_aprovador, segunda_aprovacao_em, situacao, exige_segunda } = request
  return (
    <span className="grid">
      <span>
        {aprovador ?? 'Não informado'} em {formatDateTime(aprovado_em)}
      </span>
      {segunda_aprovacao_em && (
        <span>
          {segundo_aprovador ?? 'Não informado'} em {formatDateTime(segunda_aprovacao_em)}
        </span>
      )}
      {exige_segunda && situacao === 'em_negociacao' && <b>Falta a segunda aprovação</b>}
    </span>
  )
}

/** What was decided so far; what is not known yet is left out. */
function decisionOf(request: Request, opensEvent: boolean): [label: string, value: ReactNode][] {
  const { id_evento, link } = request
  return [
    ['Aprovação', request.aprovado_em && <Approvals key="a" request={request} />],
    ['Valor acordado', request.valor_aceito && formatMoney(request.valor_aceito)],
    ['Justificativa', request.justificativa],
    ['Observação da equipe', request.justificativa_texto],
    [
      'Link de rastreamento',
      link && (
        <Button variant="outline" key="l" size="sm" onClick={() => void copyLink(link, 'Link copiado.')}>
          Copiar link
        </Button>
      ),
    ],
    [
      'Evento no calendário',
      id_evento && opensEvent && (
        <AddressLink key="e" to={`/marketing/events/edit/${id_evento}`}>
          Abrir rascunho do evento
        </AddressLink>
      ),
    ],
  ]
}

/** A request as it was sent, and what came of it. */
export function RequestFacts({ request }: { request: Request }) {
  const { id_arquivo_proposta } = request
  const opensEvent = can(useSession(), 'eventos', 'create')
  const decided = decisionOf(request, opensEvent).filter(([, value]) => value)
  return (
    <div className="grid gap-6">
      {decided.length > 0 && (
        <section>
          <SectionLabel>Decisão</SectionLabel>
          <DetailList rows={decided} />
        </section>
      )}
      <section>
        <SectionLabel>Solicitante</SectionLabel>
        <DetailList
          rows={[
            [personTypeLabels[request.tipo_pessoa], request.nome_razaosocial],
            [request.tipo_pessoa === 'pf' ? 'CPF' : 'CNPJ', documentOf(request)],
            ['Responsável', request.responsavel],
            ['E-mail', request.email],
            ['Telefone', contactOf(request.telefone)],
            ['Já foi patrocinado', yesNo(request.ja_patrocinado)],
            ['Outras solicitações deste documento', formatNumber(request.outras)],
          ]}
        />
      </section>
      <section>
        <SectionLabel>Evento</SectionLabel>
        <DetailList
          rows={[
            ['Evento', request.evento],
            ['Quando', `${formatDate(request.data_inicio)} a ${formatDate(request.data_fim)}`],
            ['Onde', `${request.local}, ${request.endereco}, ${request.cidade}/${request.uf}`],
            ['Público estimado', formatNumber(request.publico_estimado)],
            [
              'Site',
              request.site_evento && (
                <a href={request.site_evento} target="_blank" rel="noreferrer">
                  {request.site_evento}
                </a>
              ),
            ],
            ['Redes sociais', request.redes_sociais],
            ['Descrição', request.descricao],
          ]}
        />
      </section>
      <section>
        <SectionLabel>Patrocínio</SectionLabel>
        <DetailList
          rows={[
            ['Tipo', sponsorshipTypeLabels[request.tipo]],
            ['Valor solicitado', request.valor_solicitado && formatMoney(request.valor_solicitado)],
            ['Itens solicitados', request.itens_solicitados],
            ['Contrapartidas', request.contrapartidas],
            ['Outros patrocinadores', request.outros_patrocinadores],
            [
              'Proposta',
              id_arquivo_proposta && (
                <DownloadLink href={`/files/${id_arquivo_proposta}`}>
                  {request.arquivo_proposta ?? 'Baixar'}
                </DownloadLink>
              ),
            ],
          ]}
        />
      </section>
    </div>
  )
}
