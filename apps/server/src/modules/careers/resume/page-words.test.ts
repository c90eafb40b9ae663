import { describe, expect, it } from 'vitest'
import { textOfPieces, wholeWords } from './page-words.ts'

const piece = (str: string, x: number, y: number, more: { width?: number; hasEOL?: boolean } = {}) => ({
  str,
  width: more.width ?? str.length * 5,
  height: 10,
  hasEOL: more.hasEOL ?? false,
  transform: [10, 0, 0, 10, x, y],
})

describe('the words of a page', () => {
  it('are whole where a producer draws them in pieces, and apart where the page shows a gap', () => {
    expect(textOfPieces([piece('fi', 50, 700), piece('bra', 60, 700)])).toBe('fibra')
    expect(textOfPieces([piece('Rede', 50, 700), piece('Norte', 73, 700)])).toBe('Rede Norte')
    expect(textOfPieces([piece('Rede', 50, 700), piece('Norte', 50, 688)])).toBe('Rede\nNorte')
  })

  it('are read line by line, whatever was drawn first: days at the right stay with their job', () => {
    const drawn = [piece('03/2019', 400, 680), piece('Rede Norte', 50, 680), piece('Jobs', 50, 700)]
    expect(textOfPieces(drawn)).toBe('Jobs\nRede Norte 03/2019')
  })

  it('of two columns are read one column after the other, below what stands over both', () => {
    const names = ['um', 'dois', 'três', 'quatro']
    const rows = names.flatMap((name, n) => [
      piece(`esquerda ${name}`, 50, 680 - n * 12),
      piece(`direita ${name}`, 300, 680 - n * 12),
    ])
    const title = piece('Currículo de Ana Souza', 50, 700, { width: 400 })
    expect(textOfPieces([...rows, title]).split('\n')).toEqual([
      'Currículo de Ana Souza',
      ...names.map((name) => `esquerda ${name}`),
      ...names.map((name) => `direita ${name}`),
    ])
  })

  it.each([
    ['o\ufb01cial e \ufb02uxo', 'oficial e fluxo'],
    ['Experiˆencia e instala¸c˜ao', 'Experiência e instalação'],
    ['Jo˜ao e Lu´ıs', 'João e Luís'],
    ['manu-\ntenção de redes', 'manutenção de redes'],
    ['manu\u00ad\ntenção', 'manutenção'],
    ['pós-\ngraduação', 'pós-graduação'],
    ['NR-\n35', 'NR-\n35'],
    ['E X P E R I Ê N C I A', 'EXPERIÊNCIA'],
    ['Rede\u00a0Norte', 'Rede Norte'],
  ])('%j are %j', (drawn, shown) => {
    expect(wholeWords(drawn)).toBe(shown)
  })
})
