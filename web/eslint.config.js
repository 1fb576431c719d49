import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'dist',
      'dist-dummy',
      'package/dist',
      'package/src/types.ts',
      'src/engine/built',
      'src/engine/types.ts',
      'coverage',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['offline/**'], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    files: ['scripts/**', 'package/**', 'tests/**', 'pictures/**', '*.config.*'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      // The sets and maps of the state are replaced and never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  // Rules that ask for types. Components are left to svelte-check: for each of them the whole program would be read anew.
  {
    files: ['src/**/*.ts', 'tests/**/*.ts', 'pictures/**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // An arrow that only does something is shorter than one with braces, and as clear.
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
);
