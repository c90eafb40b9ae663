import { asIs, deleted, insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entitiesOf } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { accountRouter } from './account.router.ts'
import { budgetRouter } from './budget.router.ts'
import { sponsorshipFormRouter } from './form.router.ts'
import { justificationRouter } from './justification.router.ts'
import { requestRouter } from './request.router.ts'
import { roundRouter } from './round.router.ts'
import { viabilityRouter } from './viability.router.ts'

export const sponsorshipRouters = {
  sponsorshipForm: sponsorshipFormRouter,
  sponsorshipRequests: requestRouter,
  sponsorshipViability: viabilityRouter,
  sponsorshipRounds: roundRouter,
  sponsorshipAccounts: accountRouter,
  sponsorshipJustifications: justificationRouter,
  sponsorshipBudgets: budgetRouter,
}
const routers = sponsorshipRouters
const tag = 'Patrocínios'
const request = 'patrocinio_solicitacao'
const base = '/v1/patrocinio'

const openCalls = defineRoutes('Patrocínios públicos', routers, [
  route({
    method: 'GET',
    path: `${base}/publico/provedor/:provedor`,
    summary: 'Consulta o formulário público de um provedor: marca e cidades',
    procedure: sponsorshipFormRouter.ofProvider,
    answer: under('empresa'),
  }),
  route({
    method: 'GET',
    path: `${base}/publico/provedor/:provedor/desafio`,
    summary: 'Consulta a prova de trabalho que abre um envio',
    procedure: sponsorshipFormRouter.challenge,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: `${base}/publico/envio`,
    summary: 'Abre um envio: o código que vai em x-envio a POST /files, e em envio na solicitação',
    wrap: 'flat',
    procedure: sponsorshipFormRouter.begin,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: `${base}/publico`,
    summary: 'Envia uma solicitação de patrocínio; o mesmo envio recebe o mesmo protocolo',
    procedure: sponsorshipFormRouter.submit,
    answer: insertedOne(request),
  }),
  route({
    method: 'POST',
    path: `${base}/publico/protocolo`,
    summary: 'Consulta a situação de uma solicitação, por protocolo e documento',
    wrap: 'flat',
    procedure: sponsorshipFormRouter.status,
    answer: under(`${request}_by_pk`),
  }),
  route({
    method: 'POST',
    path: `${base}/publico/prestacao/consulta`,
    summary: 'Consulta o evento de um link de prestação de contas',
    wrap: 'flat',
    ends: true,
    procedure: sponsorshipFormRouter.account,
    answer: under('patrocinio_pos_evento_by_pk'),
  }),
  route({
    method: 'POST',
    path: `${base}/publico/prestacao`,
    summary: 'Envia a prestação de contas por um link',
    ends: true,
    procedure: sponsorshipFormRouter.sendAccount,
    answer: updated('patrocinio_pos_evento'),
  }),
])

const requestCalls = defineRoutes(tag, routers, [
  route({
    method: 'POST',
    path: `${base}/solicitacao/filtro`,
    summary: 'Lista solicitações com filtros',
    wrap: 'filtro',
    procedure: requestRouter.list,
    answer: page(request),
  }),
  route({
    method: 'GET',
    path: `${base}/solicitacao/:id`,
    summary: 'Consulta uma solicitação',
    procedure: requestRouter.get,
    answer: under(`${request}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: `${base}/solicitacao/:id`,
    summary: 'Corrige uma solicitação ainda não decidida',
    procedure: requestRouter.update,
    answer: updated(request),
  }),
  route({
    method: 'DELETE',
    path: `${base}/solicitacao/:id`,
    summary: 'Exclui uma solicitação',
    procedure: requestRouter.remove,
    answer: deleted(request),
  }),
  route({
    method: 'POST',
    path: `${base}/solicitacao/:id/situacao`,
    summary: 'Leva uma solicitação à próxima situação',
    procedure: requestRouter.step,
    answer: updated(request),
  }),
  route({
    method: 'POST',
    path: `${base}/solicitacao/:id/responsavel`,
    summary: 'Assume uma solicitação',
    procedure: requestRouter.takeOn,
    answer: updated(request),
  }),
  route({
    method: 'POST',
    path: `${base}/negociacao/:id/situacao`,
    summary: 'Aceita ou recusa uma rodada',
    procedure: roundRouter.settle,
    answer: updated('patrocinio_negociacao'),
  }),
  route({
    method: 'GET',
    path: `${base}/ano`,
    summary: 'Consulta um ano de patrocínios por provedor e por mês',
    procedure: budgetRouter.year,
    answer: under('patrocinio_ano'),
  }),
])

const accountCalls = defineRoutes(tag, routers, [
  route({
    method: 'POST',
    path: `${base}/pos-evento/:id/situacao`,
    summary: 'Envia, aprova ou devolve uma prestação de contas',
    procedure: accountRouter.step,
    answer: updated('patrocinio_pos_evento'),
  }),
  route({
    method: 'POST',
    path: `${base}/pos-evento/:id/link`,
    summary: 'Envia ao solicitante um novo link da prestação de contas',
    procedure: accountRouter.sendLink,
    answer: updated('patrocinio_pos_evento'),
  }),
  route({
    method: 'POST',
    path: `${base}/pos-evento/:id/foto`,
    summary: 'Acrescenta uma foto',
    procedure: accountRouter.addPhoto,
    answer: insertedOne('patrocinio_pos_evento_foto'),
  }),
  route({
    method: 'PUT',
    path: `${base}/pos-evento/:id/foto/:id_item`,
    summary: 'Altera legenda, autorização, ordem ou capa de uma foto',
    procedure: accountRouter.updatePhoto,
    answer: updated('patrocinio_pos_evento_foto'),
  }),
  route({
    method: 'DELETE',
    path: `${base}/pos-evento/:id/foto/:id_item`,
    summary: 'Exclui uma foto',
    procedure: accountRouter.removePhoto,
    answer: deleted('patrocinio_pos_evento_foto'),
  }),
  route({
    method: 'POST',
    path: `${base}/pos-evento/:id/arquivo`,
    summary: 'Acrescenta um arquivo',
    procedure: accountRouter.addFile,
    answer: insertedOne('patrocinio_pos_evento_arquivo'),
  }),
  route({
    method: 'PUT',
    path: `${base}/pos-evento/:id/arquivo/:id_item`,
    summary: 'Altera tipo e descrição de um arquivo',
    procedure: accountRouter.updateFile,
    answer: updated('patrocinio_pos_evento_arquivo'),
  }),
  route({
    method: 'DELETE',
    path: `${base}/pos-evento/:id/arquivo/:id_item`,
    summary: 'Exclui um arquivo',
    procedure: accountRouter.removeFile,
    answer: deleted('patrocinio_pos_evento_arquivo'),
  }),
])

const entity = entitiesOf(routers, tag)

export const sponsorshipRoutes = [
  ...openCalls,
  ...requestCalls,
  ...accountCalls,
  ...entity(
    `${base}/viabilidade`,
    'patrocinio_viabilidade',
    ['a análise de viabilidade', 'as análises de viabilidade'],
    viabilityRouter,
  ),
  ...entity(
    `${base}/negociacao`,
    'patrocinio_negociacao',
    ['a rodada de negociação', 'as rodadas de negociação'],
    roundRouter,
  ),
  ...entity(
    `${base}/pos-evento`,
    'patrocinio_pos_evento',
    ['a prestação de contas', 'as prestações de contas'],
    accountRouter,
  ),
  ...entity(
    `${base}/justificativa`,
    'patrocinio_justificativa',
    ['a justificativa de patrocínio', 'as justificativas de patrocínio'],
    justificationRouter,
  ),
  ...entity(
    `${base}/orcamento`,
    'patrocinio_orcamento',
    ['o orçamento de patrocínio', 'os orçamentos de patrocínio'],
    budgetRouter,
  ),
]
