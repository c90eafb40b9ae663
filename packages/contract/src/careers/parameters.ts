/** Constants of hiring that a superadmin may change; see `../parameters.ts`. Texts of the law are counsel's. */
import { integer } from '../parameter-kinds.ts'

const sentence = (fallback: string) => ({ kind: 'text', default: fallback, min: 2, max: 600 }) as const

/** Days after which a candidate of a stage should have heard from us. */
const answerDays = (stage: string, days: number) => ({
  label: `Candidatos: retorno em ${stage}`,
  description: `Dias sem retorno, na etapa ${stage}, até o candidato aparecer como atrasado para quem responde.`,
  ...integer(days, 1, 90, 'dias'),
})

export const careerParameters = {
  retorno_inscrito_dias: answerDays('Inscrito', 7),
  retorno_triagem_dias: answerDays('Triagem', 7),
  retorno_entrevista_rh_dias: answerDays('Entrevista com o RH', 5),
  retorno_entrevista_gestor_dias: answerDays('Entrevista com o gestor', 5),
  retorno_proposta_dias: answerDays('Proposta', 5),
  vaga_temas_recusados: {
    label: 'Vagas: temas que não se perguntam',
    description:
      'Palavras, com ponto e vírgula, que avisam quem escreve ou aprova uma pergunta a candidatos.',
    kind: 'text' as const,
    default:
      'gravid;gestante;filho;casad;estado civil;religi;crença;partido;sindicato;orientação sexual;gênero;raça;cor da pele;hiv;aids;doença;exame;saúde;serasa;spc;nome sujo;crédito;processo;antecedente;idade;peso;altura',
    min: 0,
    max: 2000,
  },
  vaga_revisao_texto: {
    label: 'Vagas: pedido de revisão',
    description: 'O que quem foi reprovado lê ao pedir que outra pessoa reveja a decisão.',
    ...sentence(
      'A decisão foi tomada por uma pessoa. Você pode pedir, uma vez, que outra pessoa a reveja (LGPD, art. 20).',
    ),
  },
  proposta_validade_dias: {
    label: 'Proposta: validade',
    description:
      'Dias em que uma proposta de trabalho pode ser aceita, se quem envia não disser outro prazo.',
    ...integer(5, 1, 60, 'dias'),
  },
  proposta_aceite_texto: {
    label: 'Proposta: texto do aceite',
    description: 'O que se declara ao aceitar uma proposta de trabalho pelo link.',
    ...sentence(
      'Li a proposta inteira e a aceito. Meu nome, o código que recebi e o momento ficam registrados com o texto.',
    ),
  },
  proposta_responsavel_texto: {
    label: 'Proposta: aceite do responsável',
    description: 'O que declara o responsável legal de quem tem de 14 a 17 anos.',
    ...sentence(
      'Sou responsável legal por quem recebe esta proposta, li o texto inteiro e autorizo a contratação.',
    ),
  },
  pre_admissao_guarda_dias: {
    label: 'Antes do primeiro dia: guarda sem contratação',
    description: 'Dias até tudo o que foi enviado ser apagado, se a pessoa não for contratada.',
    ...integer(30, 1, 30, 'dias'),
  },
  pre_admissao_aviso: {
    label: 'Antes do primeiro dia: aviso',
    description: 'O que quem vai ser admitido lê antes de enviar papéis e dados.',
    ...sentence(
      'Pedimos só o que a admissão exige; cada papel diz para quê. Sem contratação, tudo é apagado em 30 dias. Nada aqui precisa ser lido antes do primeiro dia.',
    ),
  },
}
