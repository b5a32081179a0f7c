export { ShopNotFound as default } from "@/components/layout/not-found";
