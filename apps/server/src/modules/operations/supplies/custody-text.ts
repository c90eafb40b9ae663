/** What people sign when they receive equipment, or give it back. Pure. */
import { formatDate } from '@intranet/contract/formats'

interface Item {
  patrimonio: string | null
  produto: string
  quantidade: number
}

const lineOf = ({ patrimonio, produto, quantidade }: Item) =>
  patrimonio ? `• ${produto}, patrimônio ${patrimonio}` : `• ${quantidade} × ${produto}`

export const custodyTitle = (tipo: 'entrega' | 'devolucao') =>
  tipo === 'entrega' ? 'Termo de custódia de equipamentos' : 'Termo de devolução de equipamentos'

export function custodyText(
  tipo: 'entrega' | 'devolucao',
  { nome, empresa, itens, dia }: { nome: string; empresa: string; itens: readonly Item[]; dia: string },
): string {
  const list = itens.map(lineOf).join('\n')
  return tipo === 'entrega'
    ? `Eu, ${nome}, declaro que recebi de ${empresa}, em ${formatDate(dia)}, os itens abaixo, em bom estado, para uso no trabalho. Comprometo-me a guardá-los, a comunicar perda ou dano e a devolvê-los quando solicitado ou ao me desligar.\n\n${list}`
    : `Eu, ${nome}, declaro que devolvi a ${empresa}, em ${formatDate(dia)}, os itens abaixo, que estavam sob a minha custódia.\n\n${list}`
}
