# The program in an image of its own. The first stage builds it, the second holds nothing but a shell and the program's folder,
# which brings its own libraries along: docker build -t cellsim . && docker run --rm -v "$PWD:/work" cellsim snapshot
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN make dist && mkdir /cellsim && tar -xzf dist/cellsim-*.tar.gz -C /cellsim --strip-components 1

FROM busybox:stable
COPY --from=build /cellsim /opt/cellsim
ENV PATH=/opt/cellsim/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /work
ENTRYPOINT ["cellsim"]
CMD ["--help"]
