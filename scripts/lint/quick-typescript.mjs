// Stands in for the compiler when dependency-cruiser asks what a file imports.
import typescript from 'typescript';
import { staticImports } from './static-imports.mjs';

export default {
  ...typescript,
  /** @type {typeof typescript.createSourceFile} */
  createSourceFile: (name, source, ...rest) =>
    typescript.createSourceFile(name, staticImports(source), ...rest),
};
