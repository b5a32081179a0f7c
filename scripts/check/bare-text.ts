import { resolve } from "node:path";
import type { JsxChild, Node, SourceFile } from "typescript/unstable/ast";
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isReturnStatement,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** Whether React may render a value of this type as text. Nodes that a component is given are judged where they are given. */
function mayBeText(type: Type | undefined, checker: Checker): boolean {
  // What is left of a node in `node && <b>...</b>`.
  if (!type || ['""', "0", "0n"].includes(checker.typeToString(type))) return false;
  if (type.isUnionType()) {
    const name = checker.typeToString(type);
    return !/^React(Node|Element)/.test(name) && type.getTypes().some((part) => mayBeText(part, checker));
  }
  return (type.flags & textFlags) !== 0;
}

/** A blank, a line break or a comment: no translator replaces it. */
const isBlank = (child: JsxChild) =>
  isJsxText(child)
    ? !child.text.trim()
    : isJsxExpression(child) && /^\{\s*(?:" "|\/\*.*)?\s*\}$/s.test(child.getText());

/** `<b>`, not `<Component>`: it is always there. */
function isPlainElement(child: JsxChild): boolean {
  const opening = isJsxElement(child) ? child.openingElement : isJsxSelfClosingElement(child) ? child : undefined;
  return opening !== undefined && /^[a-z]/.test(opening.tagName.getText());
}

/** The children of an element that break once a translator has replaced their text. */
export function bareText(node: Node, checker: Checker): JsxChild[] {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  const children = node.children.filter((child) => !isBlank(child));
  if (children.length < 2) return [];
  const isHost = isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText());
  return children.filter((child, index) => {
    if (isJsxExpression(child) && child.expression)
      return mayBeText(checker.getTypeAtLocation(child.expression), checker);
    const before = children[index - 1];
    if (!isJsxText(child)) return false;
    return !isHost || (before !== undefined && !isPlainElement(before));
  });
}

/** Whether a value of this type is text or nothing. */
function isText(type: Type | undefined): boolean {
  if (!type?.isUnionType()) return type !== undefined && (type.flags & textFlags) !== 0;
  const parts = type.getTypes().filter(({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Undefined)) === 0);
  return parts.length > 0 && parts.every(isText);
}

/** What a component returns as text: what it stands beside, only its callers know. */
function bareReturns(node: Node, checker: Checker): Node[] {
  if (!isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? "")) return [];
  const found: Node[] = [];
  const visit = (inner: Node): void => {
    if (isArrowFunction(inner) || isFunctionDeclaration(inner) || isFunctionExpression(inner)) return;
    if (isReturnStatement(inner) && inner.expression && isText(checker.getTypeAtLocation(inner.expression)))
      found.push(inner.expression);
    inner.forEachChild(visit);
  };
  node.body?.forEachChild(visit);
  return found;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const place = (file: SourceFile, node: Node) =>
  `${file.text.slice(0, node.getStart(file)).split("\n").length}: ${node.getText(file).trim().slice(0, 60)}`;

/** All bare text of the screens of a project, each with its file and line. */
export function findBareText(config: string, isScreen: (name: string) => boolean): string[] {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(config)] }).getProject(resolve(config));
    if (!project) throw new Error(`${config} does not open`);
    const found: string[] = [];
    for (const name of project.rootFiles.filter(isScreen)) {
      const file = project.program.getSourceFile(name);
      if (!file) continue;
      walk(file, (node) => {
        for (const text of [...bareText(node, project.checker), ...bareReturns(node, project.checker)])
          found.push(`${name}:${place(file, text)}`);
      });
    }
    return found;
  } finally {
    api.close();
  }
}
