/** The statement of responsibility of a fine. Pure. */
import { formatCpf, formatDate, formatMoney } from '@intranet/contract/formats'
import { wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { dayInBrazil } from '@intranet/contract/today'

const clockOf = (instant: Date) => wallText(wallOf(instant.getTime())).slice(11)

interface Facts {
  nome: string | null
  cpf: string | null
  cnh_numero: string
  cnh_categoria: string
  marca: string
  modelo: string
  placa: string
  empresa: string
  data_infracao: Date
  local: string
  auto_infracao: string
  descricao: string
  valor: string
  cidade: string | null
}

/** The whole text, with both boxes open: none is ticked before the driver does. */
export function termText(facts: Facts, today: string): string {
  const day = formatDate(dayInBrazil(facts.data_infracao))
  const place = facts.cidade ? `${facts.cidade}, ` : ''
  return `Eu, ${facts.nome ?? ''}, CPF ${facts.cpf ? formatCpf(facts.cpf) : 'não informado'}, CNH ${facts.cnh_numero} categoria ${facts.cnh_categoria}, declaro que conduzia o veículo ${facts.marca} ${facts.modelo}, placa ${facts.placa}, de ${facts.empresa}, em ${day} às ${clockOf(facts.data_infracao)}, em ${facts.local}, quando foi lavrado o auto de infração ${facts.auto_infracao} (${facts.descricao}), no valor de ${formatMoney(facts.valor)}. Reconheço a responsabilidade pela infração e pela pontuação, autorizo minha indicação como condutor ao órgão autuador e ☐ autorizo / ☐ não autorizo o desconto em folha. ${place}${formatDate(today)}. Assinaturas: condutor / gestor.`
}

/** The text with the driver's choice ticked. */
export const tickedText = (text: string, allows: boolean): string =>
  allows ? text.replace('☐ autorizo', '☒ autorizo') : text.replace('☐ não autorizo', '☒ não autorizo')
