import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { awaitWords, tellScreens } from '@/lib/screen-words.ts'
import { wordsByFile, withoutWords } from '../route-words.ts'

const words = wordsByFile()
const route = (file: string) => join(import.meta.dirname, 'routes', file)
const textOf = (file: string) => words.get(route(file))?.text

test('the words of a screen leave the table, and who may open it stays', () => {
  const file = route('_app/departments/list.tsx')
  const rest = withoutWords(file, readFileSync(file, 'utf8'))
  expect(rest).toMatch(/staticData: \{\s*needs: \{ module: 'rh', ability: 'read' \},?\s*\}/)
  expect(rest).not.toContain('Departamentos')
  expect(textOf('_app/departments/list.tsx')).toMatch(/^\{title:'Departamentos',back:\{to:'\/modulos\/admin'/)
})

test('a way back without a label is called as the screen that it leads to', () => {
  expect(textOf('_app/departments/edit.$id.tsx')).toContain(
    `back:{to:'/departments/list',label:"Departamentos"}`,
  )
  for (const { id, text } of words.values())
    if (text.includes('back:')) expect([id, text]).toEqual([id, expect.stringMatching(/label\s*:/)])
})

test('words that name something of their file stay in the table', () => {
  expect(textOf('_app/sales/$door/leads/leads/list.tsx')).not.toContain('doorHome')
})

test('what is told of a route stands in what the route says', () => {
  const root = createRootRoute({ staticData: { title: '', needs: 'open' } })
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/told',
    staticData: { title: '', needs: 'open' },
  })
  createRouter({ routeTree: root.addChildren([screen]) })
  awaitWords([screen])
  tellScreens({ '/told': { title: 'Contado' }, '/nowhere': { title: 'Nada' } })
  expect(screen.options.staticData).toEqual({ title: 'Contado', needs: 'open' })
})
