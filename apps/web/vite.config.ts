import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { appWorker } from './app-worker-build.ts'
import { bundleGroups } from './bundle-groups.ts'
import { precompress } from './precompress.ts'
import { routesWithoutAddress, routeTables } from './route-tables.ts'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

/** Asked for from the start, after what the page is made of: on a slow line another face is shown until it has come. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) =>
          /archivo-latin-standard-normal.*\.woff2$/.test(name),
        )
        if (!file) return []
        const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        const attrs = { ...kind, fetchpriority: 'low', href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Sonner writes a style element, which the page's policy refuses; its stylesheet is imported instead. */
function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: 'sonner-without-inline-styles',
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null
      return { code: code.replace('if (!code ||', 'return\n  if (!code ||'), map: null }
    },
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    routeTables(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.' }),
    react(),
    tailwindcss(),
    preloadFont(),
    sonnerWithoutInlineStyles(),
    routesWithoutAddress(),
    appWorker(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // Radix' scroll lock writes a style element too; ours uses a constructed stylesheet.
      {
        find: /^react-style-singleton$/,
        replacement: fileURLToPath(new URL('./src/lib/style-singleton.ts', import.meta.url)),
      },
    ],
  },
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'public.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      output: {
        codeSplitting: bundleGroups,
        // Every first download holds the names of all chunks: they are the hash alone.
        chunkFileNames: 'assets/[hash:7].js',
      },
      // Its packages do not say that they may be shaken: the links we do not use would come along.
      treeshake: { moduleSideEffects: [{ test: /[\\/]@trpc[\\/]/, sideEffects: false }] },
    },
    assetsInlineLimit: 0,
    target: 'es2023',
    sourcemap: false,
    // The list of what each route needs would weigh 10 KB in everybody's first download; links fetch their route on hover.
    modulePreload: {
      // Every browser that runs es2023 knows it.
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/v1', '/export', '/files', '/events', '/r/', '/healthz'].map((path) => [path, server]),
    ),
  },
})
